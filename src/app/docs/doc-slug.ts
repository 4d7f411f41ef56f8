import { type DocSlug, docSlugs } from 'derived/doc-slugs.ts';

/** Undefined where the site has too many pages for the app to know them all. */
const known: ReadonlySet<string> | undefined = docSlugs && new Set(docSlugs);

/** What a slug looks like, where that is all that the app knows: names between slashes, none of which is `..`. */
const SLUG = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/;

/** The slug if a page has it, or may have it, else `undefined`. A trailing slash is overlooked; letter case is not. */
export function docSlug(value: string): DocSlug | undefined {
  const slug = value.replace(/\/$/, '');
  return isKnown(slug) ? slug : undefined;
}

function isKnown(slug: string): slug is DocSlug {
  return known === undefined ? SLUG.test(slug) : known.has(slug);
}
