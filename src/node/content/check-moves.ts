import { pagePath, pageSlug, textPageName, textPagePath } from '../../shared/page-path.ts';
import { OWN_FOLDERS, OWN_ROUTES, pathKey } from './check-routes.ts';
import { contentError, type Diagnostic, type Finding } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { textsOf } from './yaml.ts';

// `movedFrom` lists the former paths of a page. Each becomes a redirect, so none may be the address of a page, and no
// two pages may share one. This rules out chains and cycles of redirects.

/** The types of documents that are pages with their own path. */
type PageType = 'Doc' | 'TextPage';

/** Returns the route of a page from its file's path below the content folder. */
export function routeOfFile(contentPath: string, type: PageType): string {
  return type === 'Doc' ? pagePath(pageSlug(contentPath)) : textPagePath(textPageName(contentPath));
}

/** Returns the route of an entry of `movedFrom`, which is a slug as in the sidebar, or a path from the site's root. */
export function formerRoute(entry: string, type: PageType): string {
  if (entry.startsWith('/')) return entry;
  return type === 'Doc' ? pagePath(entry) : textPagePath(entry);
}

/** A page with its former paths, each with its position. */
interface MovedPage {
  readonly document: SourceDocument;
  readonly route: string;
  readonly former: readonly { readonly written: string; readonly route: string; readonly at: number }[];
}

/** Returns the errors in the former paths of pages, which become redirects. */
export function checkMoves(documents: readonly SourceDocument[]): Diagnostic[] {
  const pages = documents.flatMap(movedPage);
  const byKey = new Map(pages.map((page) => [pathKey(page.route), page]));
  const taken = new Map<string, string>();
  return pages.flatMap((page) => {
    const { document, former } = page;
    return former.flatMap(({ written, route, at }) => {
      const place = document.yaml?.placeOf(at);
      const key = pathKey(route);
      const finding = shapeFinding(written, route, at) ?? targetFinding(page, byKey.get(key), route, at);
      const earlier = taken.get(key);
      taken.set(key, earlier ?? `${document.file}:${place?.line}`);
      if (finding !== undefined) return contentError(document.file, finding.message, finding.hint, place);
      if (earlier === undefined) return [];
      const message = `"${route}" is listed already, in ${earlier}.`;
      return contentError(
        document.file,
        message,
        'Readers can be sent to one page alone: keep one entry.',
        place,
      );
    });
  });
}

function movedPage(document: SourceDocument): MovedPage[] {
  const { contentPath, type, yaml } = document;
  if (type.name !== 'Doc' && type.name !== 'TextPage') return [];
  const kind = type.name;
  const entries = yaml?.fields === undefined ? [] : textsOf(yaml.fields, 'movedFrom');
  const former = entries.map(({ text, at }) => ({ written: text, route: formerRoute(text, kind), at }));
  return [{ document, route: routeOfFile(contentPath, kind), former }];
}

/** The characters of a path: those that links, hosts and their configurations need not escape. */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~-]+)+$/u;

/** Extensions that hosts serve as files. */
const FILE_ENDING = /(?:\/index)?\.(?:mdx?|html?|json|txt|xml|js|css|svg|png|jpe?g|webp|ico)$/i;

function shapeFinding(written: string, route: string, at: number): Finding | undefined {
  const tidy = written
    .replace(/^\.\//, '')
    .replace(FILE_ENDING, '')
    .replace(/(?<=[^/])\/+$/, '');
  if (tidy !== written || !PATH.test(route)) {
    const correct = tidy !== written && PATH.test(route.replace(written, tidy));
    return {
      at,
      message: `"${written}" is no former path of a page.`,
      hint: correct
        ? `Write "${tidy}".`
        : 'Write it as the sidebar names pages, "concepts/nodes", or from the site’s root, "/manual/nodes": letters, digits, "-", ".", "_" and "~".',
    };
  }
  const key = pathKey(route);
  const folder = OWN_FOLDERS.find((name) => key === name || key.startsWith(`${name}/`));
  if (folder === undefined && ![...OWN_ROUTES.map(pathKey), '/offline'].includes(key)) return undefined;
  return { at, message: `"${route}" belongs to the site itself.`, hint: 'Remove the entry.' };
}

/** The finding for a former path that is the address of a page, possibly of the page itself. */
function targetFinding(
  page: MovedPage,
  other: MovedPage | undefined,
  route: string,
  at: number,
): Finding | undefined {
  if (other === undefined) return undefined;
  if (other === page) {
    if (route === page.route) {
      return {
        at,
        message: `"${route}" is where the page is now, so it would lead to itself.`,
        hint: 'Remove the entry.',
      };
    }
    const message = `"${route}" differs from the page’s own path, "${page.route}", only in capital letters or their encoding.`;
    return { at, message, hint: 'Some hosts cannot tell them apart: remove the entry.' };
  }
  const there = `There is a page at "${other.route}": ${other.document.file}.`;
  if (other.former.some((entry) => pathKey(entry.route) === pathKey(page.route))) {
    const message = `${there} It is said to have been at "${page.route}", so the two pages would send readers in a circle.`;
    return { at, message, hint: 'Keep the entry of the page that has moved, and rename the other page.' };
  }
  return { at, message: there, hint: 'Remove the entry, or the page.' };
}
