import { type DocSlug, docSlugs } from 'derived/doc-slugs.ts';

const known: ReadonlySet<string> = new Set(docSlugs);

/** The slug if a page has it, else `undefined`. A trailing slash is overlooked; letter case is not. */
export function docSlug(value: string): DocSlug | undefined {
  const slug = value.replace(/\/$/, '');
  return isKnown(slug) ? slug : undefined;
}

function isKnown(slug: string): slug is DocSlug {
  return known.has(slug);
}
