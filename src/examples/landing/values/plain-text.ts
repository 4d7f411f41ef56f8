const MAX_LENGTH = 5000;

/**
 * What may be kept of typed or pasted text: no control characters, no non-breaking spaces that browsers add while
 * typing, and no line break at the end, which browsers add to keep the caret visible.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/\n$/, '')
    .slice(0, MAX_LENGTH);
}
