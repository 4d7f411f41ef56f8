import { pagePath, textPagePath } from '../../shared/page-path.ts';
import { isOwnPage, ownFolder, pathKey, routeOfFile } from './check-routes.ts';
import { type Diagnostic, type DocumentFinding, problemsIn, warning } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { textsOf } from './yaml.ts';

// `movedFrom` lists the former paths of a page. Each becomes a redirect, unless its address is taken: by a page, by the
// site itself, or by an earlier entry. This rules out chains and cycles of redirects. An entry with an anchor,
// `guides/recipes#dialog`, is a section that was on another page: no host sees the anchor, so the app sends readers on.

/** The types of documents that are pages with their own path. */
type PageType = 'Doc' | 'TextPage';

/** Returns the route of an entry of `movedFrom`, which is a slug as in the sidebar, or a path from the site's root. */
export function formerRoute(entry: string, type: PageType): string {
  if (entry.startsWith('/')) return entry;
  return type === 'Doc' ? pagePath(entry) : textPagePath(entry);
}

/** Whether a former route is that of a section, which the page at its path no longer has. */
export function isSection(route: string): boolean {
  return route.includes('#');
}

/** Returns the redirects, from former routes to routes, of pages in the order of their files. Skips taken addresses. */
export function redirectsOf(
  pages: readonly { readonly route: string; readonly former: readonly string[] }[],
): readonly (readonly [string, string])[] {
  const taken = new Set(pages.map(({ route }) => pathKey(route)));
  return pages.flatMap(({ route, former }) =>
    former.flatMap((from): [string, string][] => {
      const key = pathKey(from);
      if (taken.has(key) || isOwnPath(key)) return [];
      taken.add(key);
      return [[from, route]];
    }),
  );
}

interface FormerPath {
  readonly written: string;
  readonly route: string;
  readonly at: number;
}

interface MovedPage {
  readonly document: SourceDocument;
  readonly route: string;
  readonly former: readonly FormerPath[];
}

/** Returns errors for former paths that are none, and warnings for those that cannot become redirects. */
export function checkMoves(documents: readonly SourceDocument[]): Diagnostic[] {
  const pages = documents.flatMap(movedPage);
  const byKey = new Map(pages.map((page) => [pathKey(page.route), page]));
  const taken = new Map<string, string>();
  return pages.flatMap((page) => {
    const { document, former } = page;
    const findings = former.flatMap((entry): readonly DocumentFinding[] => {
      const mistake = shapeFinding(entry);
      if (mistake !== undefined) return [mistake];
      const key = pathKey(entry.route);
      const earlier = taken.get(key);
      taken.set(key, earlier ?? `${document.file}:${document.yaml?.placeOf(entry.at).line}`);
      const fault = isSection(entry.route)
        ? sectionFault(page, byKey.get(pathKey(pathOf(entry.route))), entry.route)
        : targetFault(page, byKey.get(key), entry.route);
      if (fault !== undefined) return [warning(...fault, entry.at)];
      if (earlier === undefined) return [];
      const message = `"${entry.route}" is already listed, in ${earlier}.`;
      return [warning(message, 'Readers can be sent to only one page: keep one entry.', entry.at)];
    });
    return problemsIn(document, findings);
  });
}

function movedPage(document: SourceDocument): MovedPage[] {
  const { contentPath, type, yaml } = document;
  if (type.name !== 'Doc' && type.name !== 'TextPage') return [];
  const kind = type.name;
  const entries = yaml?.fields === undefined ? [] : textsOf(yaml.fields, 'movedFrom');
  const former = entries.map(({ text, at }) => ({ written: text, route: formerRoute(text, kind), at }));
  return [{ document, route: routeOfFile(contentPath), former }];
}

/** Returns the path of a former route without the anchor of a section. */
function pathOf(route: string): string {
  return route.replace(/#.*$/s, '');
}

/** Why a former path cannot become a redirect, and the remedy. */
type Fault = readonly [message: string, hint: string] | undefined;

/** The fault of a section that was on no other page of the site. */
function sectionFault(page: MovedPage, other: MovedPage | undefined, route: string): Fault {
  if (other !== undefined && other !== page) return undefined;
  const where = other === page ? 'is this page itself' : 'is not a page';
  return [
    `"${pathOf(route)}" ${where}.`,
    'Write the path and the anchor of a section that was on another page: "guides/recipes#dialog".',
  ];
}

/** The characters of a path, and of the anchor of a section: those that links, hosts and their configurations need not escape. */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~-]+)+(?:#[\p{L}\p{M}\p{N}._~-]+)?$/u;

/** Extensions that hosts serve as files. */
const FILE_ENDING = /(?:\/index)?\.(?:mdx?|html?|json|txt|xml|js|css|svg|png|jpe?g|webp|ico)$/i;

function shapeFinding({ written, route, at }: FormerPath): DocumentFinding | undefined {
  const tidy = written
    .replace(/^\.\//, '')
    .replace(FILE_ENDING, '')
    .replace(/(?<=[^/])\/+$/, '');
  if (tidy === written && PATH.test(route)) return undefined;
  const correct = tidy !== written && PATH.test(route.replace(written, tidy));
  const hint = correct
    ? `Write "${tidy}".`
    : 'Write it as the sidebar names pages, "concepts/nodes", or from the site’s root, "/manual/nodes": letters, digits, "-", ".", "_" and "~".';
  return { at, message: `"${written}" is not a valid former path.`, hint };
}

/** Whether the site itself has something at a path, given by its {@link pathKey}. */
function isOwnPath(key: string): boolean {
  return isOwnPage(key) || ownFolder(key) !== undefined;
}

/** The fault of a former path that belongs to the site, or is the address of a page, possibly of the page itself. */
function targetFault(page: MovedPage, other: MovedPage | undefined, route: string): Fault {
  const remove = 'Remove the entry.';
  if (isOwnPath(pathKey(route))) return [`"${route}" belongs to the site itself.`, remove];
  if (other === undefined) return undefined;
  if (route === page.route)
    return [`"${route}" is where the page is now, so it would lead to itself.`, remove];
  if (other === page)
    return [
      `"${route}" differs from the page’s own path, "${page.route}", only in capital letters or their encoding.`,
      'Some hosts cannot tell them apart: remove the entry.',
    ];
  const there = `There is a page at "${other.route}": ${other.document.file}.`;
  if (!other.former.some((entry) => pathKey(entry.route) === pathKey(page.route)))
    return [there, 'Remove the entry, or the page.'];
  return [
    `${there} It is said to have been at "${page.route}", so the two pages would send readers in a circle.`,
    'Keep the entry of the page that has moved, and rename the other page.',
  ];
}
