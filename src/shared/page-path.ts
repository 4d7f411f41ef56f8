/** The URL below which every documentation page stands, without a trailing slash. */
const DOCS_PATH = '/docs';

/**
 * The slug of a page, made from its source file's path below the content folder:
 * `docs/concepts/nodes.md` → `concepts/nodes`. An `index.md` stands for its folder:
 * `docs/concepts/index.md` → `concepts`, `docs/index.md` → the empty slug.
 */
export function pageSlug(contentPath: string): string {
  return contentPath
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/(^|\/)index$/, '');
}

/** The path on the site of the page with this slug, without base path: `concepts/nodes` → `/docs/concepts/nodes`. */
export function pagePath(slug: string): string {
  return slug === '' ? DOCS_PATH : `${DOCS_PATH}/${slug}`;
}
