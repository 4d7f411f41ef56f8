import { contentError, contentWarning, type Diagnostic } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { isOwnPath, pathKey, routeOfFile } from './routes.ts';

// `redirects` in `site.yaml` maps old addresses to new ones. Those of pages become rules for hosts. Those of sections,
// such as `/docs/guides/recipes#dialog`, are in the data of the page: no host sees the anchor, so the app leads readers on.

/** The redirects that have an effect, from old addresses to new ones. */
interface Redirects {
  readonly pages: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, string>;
}

/**
 * Returns the redirects to pages that are published. Skips the addresses of pages, drafts included, and of the site
 * itself, and sections of pages that do not exist. So no redirect leads to another one.
 *
 * @param drafts the routes of pages that are not published
 */
export function redirectsOf(
  written: Readonly<Record<string, string>>,
  published: Iterable<string>,
  drafts: Iterable<string>,
): Redirects {
  const routes = new Set(published);
  const taken = new Set([...routes, ...drafts].map(pathKey));
  const redirects = Object.entries(written).filter(([from, to]) => isAddress(from) && routes.has(pathOf(to)));
  return {
    sections: new Map(redirects.filter(([from]) => isSection(from) && routes.has(pathOf(from)))),
    pages: new Map(
      redirects.filter(
        ([from, to]) => !isSection(from) && !isSection(to) && !taken.has(pathKey(from)) && !isOwnPath(from),
      ),
    ),
  };
}

/**
 * Returns errors for redirects that are none, and warnings for those without effect. The check of links reports new
 * addresses that do not exist.
 */
export function checkRedirects(
  { file, yaml }: SourceDocument,
  redirects: Readonly<Record<string, string>>,
  pages: readonly SourceDocument[],
): readonly Diagnostic[] {
  const files = new Map(pages.map((page) => [pathKey(routeOfFile(page.contentPath)), page.file]));
  return Object.entries(redirects).flatMap(([from, to]): Diagnostic[] => {
    const [atFrom, atTo] = [yaml.placeOfName(['redirects', from]), yaml.placeOf(['redirects', from])];
    const page = files.get(pathKey(pathOf(from)));
    const warning = (message: string, hint: string) => [contentWarning(file, message, hint, atFrom)];
    if (!isAddress(from))
      return [contentError(file, `"${from}" is not an address of this site.`, HOW_TO_WRITE, atFrom)];
    if (!to.startsWith('/'))
      return [contentError(file, `"${to}" is not an address of this site.`, HOW_TO_WRITE, atTo)];
    if (isSection(from)) {
      const message = `There is no page "${pathOf(from)}", whose section could have moved.`;
      return page === undefined ? warning(message, 'Redirect the page itself, or remove the line.') : [];
    }
    if (page !== undefined)
      return warning(`There is a page at "${from}": ${page}.`, 'Remove the line, or the page.');
    if (isOwnPath(from)) return warning(`"${from}" belongs to the site itself.`, 'Remove the line.');
    if (!isSection(to)) return [];
    const message = `The page "${from}" can only lead to a page, not to a section.`;
    return [contentWarning(file, message, `Write "${pathOf(to)}".`, atTo)];
  });
}

/** Characters that links, hosts and their configurations need not escape. */
const ADDRESS = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~-]+)+(?:#[\p{L}\p{M}\p{N}._~-]+)?$/u;

/** Extensions that hosts serve as files. */
const FILE_ENDING = /(?:\/index)?\.(?:mdx?|html?|json|txt|xml|js|css|svg|png|jpe?g|webp|ico)(?=#|$)/i;

function isAddress(text: string): boolean {
  return ADDRESS.test(text) && !FILE_ENDING.test(text);
}

const HOW_TO_WRITE =
  'Write a path from the site’s root without a file ending, such as "/docs/concepts/nodes", with the anchor of a section, "/docs/concepts/nodes#tree": letters, digits, "-", ".", "_" and "~".';

function isSection(address: string): boolean {
  return address.includes('#');
}

/** Returns an address without its anchor. */
function pathOf(address: string): string {
  return address.replace(/#.*$/s, '');
}
