/** The URL of the documentation's root, without a trailing slash. */
const DOCS_PATH = '/docs';

/**
 * The slug of a page, made from its source file's path below the content folder:
 * `docs/concepts/nodes.md` → `concepts/nodes`. An `index.md` stands for its folder:
 * `docs/concepts/index.md` → `concepts`, `docs/index.md` → the empty slug. Its letters with accents have the form that
 * they have in texts, which name pages: some systems write file names in another one.
 */
export function pageSlug(contentPath: string): string {
  return contentPath
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/(^|\/)index$/, '')
    .normalize();
}

/** The name of a page of text, made like a slug from its file's path: `pages/accessibility.md` → `accessibility`. */
export function textPageName(contentPath: string): string {
  return contentPath
    .replace(/^pages\//, '')
    .replace(/\.md$/, '')
    .normalize();
}

/** The path on the site of a page of text, without base path: `accessibility` → `/accessibility`. */
export function textPagePath(name: string): string {
  return `/${name}`;
}

/** The path on the site of the page with this slug, without base path: `concepts/nodes` → `/docs/concepts/nodes`. */
export function pagePath(slug: string): string {
  return slug === '' ? DOCS_PATH : `${DOCS_PATH}/${slug}`;
}

/** Returns a path without the slash that some hosts add to its end. */
export function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** The end of the name of a file that a site has. Names of pages may end in other ways: `migrating-0.1.x`. */
const FILE_END = /\.(?:avif|css|gif|ico|jpe?g|js|json|md|png|svg|txt|webp|woff2|xml)$/;

/** Returns an address of the site with a slash at the end of its path, unless that is the path of a file. */
export function withSlash(address: string): string {
  return address.replace(/^[^?#]*[^/?#](?=[?#]|$)/, (path) => (FILE_END.test(path) ? path : `${path}/`));
}

/** The path of the page that shows the changelog, on a site that has one. */
export const CHANGELOG_PATH = textPagePath('changelog');

/** The path of the changelog as a feed. */
export const FEED_PATH = '/changelog.xml';
