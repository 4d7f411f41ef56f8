/**
 * Whether a path (parted by `/`) matches a Contentlayer `filePathPattern` made of names, `*` and `**`.
 * Upper and lower case differ, as they do for Contentlayer.
 */
export function matchesFilePattern(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern.split('/').map(segmentSource).join('')}$`).test(path);
}

function segmentSource(segment: string, index: number, segments: readonly string[]): string {
  if (segment === '**') return '(?:[^/]+/)*';
  const names = segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return index === segments.length - 1 ? names : `${names}/`;
}
