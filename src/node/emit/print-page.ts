import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { DocPageData } from '../../shared/page-data.ts';
import { withoutSlash } from '../../shared/page-path.ts';
import { element, stringifyShortHtml } from '../markdown/page/hast.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import type { Site } from '../site/site.ts';
import { currentDocs } from '../site/site-model.ts';
import { type DocumentStyles, escapeHtml, joinDocument, styleTag } from './html-document.ts';
import { parseArticle } from './parse-article.ts';

interface PrintPageOptions {
  readonly site: Site;
  readonly place: SiteAddress;
  readonly styles: DocumentStyles;
  readonly printStyle: string;
  readonly release: string;
}

/**
 * Renders all documentation pages as one document, for paper and PDF: a table of contents, then a chapter for each page
 * in reading order. Links between pages lead to places in the document. It runs no script, and search engines skip it.
 */
export async function renderPrintPage(options: PrintPageOptions): Promise<string> {
  const { site, place, styles, printStyle, release } = options;
  const { title, tagline } = site.model.site;
  const heading = `${title} documentation`;
  const header = element('header', {}, [
    element('h1', {}, [heading]),
    element('p', {}, [tagline]),
    element('p', {}, [element('a', { href: urlOf('/', place) }, [urlOf('/', place)])]),
  ]);
  const opening = stringifyShortHtml({ type: 'root', children: [header, contents(site)] });
  const head = [
    `<title>${escapeHtml(heading)}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${place.base}favicon.svg">`,
    styleTag(styles),
    `<link rel="stylesheet" href="${escapeHtml(printStyle)}" media="print">`,
  ];
  const chapters = await printChapters(await chaptersOf(site), place);
  const root = `<div id="root"><main class="print-page">${opening}${chapters}</main></div>`;
  return joinDocument(site.model.site, `data-release="${release}"`, head, [root]);
}

async function chaptersOf(site: Site): Promise<readonly DocPageData[]> {
  const pages = await Promise.all(currentDocs(site.model).map(({ route }) => site.page(route)));
  return pages.filter((page) => page?.kind === 'doc');
}

function contents({ model }: Site): Element {
  const own = new Set(currentDocs(model).map(({ fields }) => fields.id));
  const categories = model.sidebar.filter(({ pages }) => pages.some(({ id }) => own.has(id)));
  const groups = categories.flatMap(({ label, pages }) => [
    element('p', {}, [label]),
    element(
      'ol',
      {},
      pages.map(({ id, title }) => element('li', {}, [element('a', { href: `#${id}` }, [title])])),
    ),
  ]);
  return element('nav', { ariaLabelledBy: ['contents'] }, [
    element('h2', { id: 'contents' }, ['Contents']),
    ...groups,
  ]);
}

/** Renders the chapters of these pages as HTML. */
export async function printChapters(pages: readonly DocPageData[], place: SiteAddress): Promise<string> {
  const targets = pages.map(({ id, path }): [string, string] => [`${place.base}${path.slice(1)}`, id]);
  const chapters = { ids: new Map(targets), place };
  return stringifyShortHtml({
    type: 'root',
    children: await Promise.all(pages.map((page) => chapter(page, chapters))),
  });
}

async function chapter(page: DocPageData, chapters: Chapters): Promise<Element> {
  const article = await parseArticle(page.html);
  moveIntoChapter(article, page, chapters);
  const prose: Element = { ...element('div', { className: ['prose'] }), children: [] };
  for (const child of article.children)
    if (child.type === 'element' || child.type === 'text') prose.children.push(child);
  return element('article', { ariaLabelledBy: [page.id] }, [
    element('h2', { id: page.id }, [page.title]),
    element('p', { className: ['doc-lead'] }, [page.description]),
    prose,
  ]);
}

/** Properties that name other elements by their ids. */
const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'headers', 'htmlFor'];

interface Chapters {
  /** The ids of the chapters by the paths of their pages. */
  readonly ids: ReadonlyMap<string, string>;
  readonly place: SiteAddress;
}

/**
 * Makes an article part of the document: makes ids unique, moves headings one level below the page's title,
 * points links at other chapters, and expands collapsed content.
 */
function moveIntoChapter(article: Root, { id: page }: DocPageData, chapters: Chapters): void {
  visit(article, 'element', (node) => {
    const { properties } = node;
    const { id, href } = properties;
    if (typeof id === 'string') properties['id'] = placeId(page, id);
    for (const name of REFERENCES) {
      const ids = properties[name];
      if (Array.isArray(ids)) properties[name] = ids.map((one) => placeId(page, String(one)));
    }
    if (typeof href === 'string') properties['href'] = hrefInDocument(href, page, chapters);
    if (node.tagName === 'details') properties['open'] = true;
    const level = /^h([2-6])$/.exec(node.tagName)?.[1];
    if (level !== undefined) node.tagName = `h${Math.min(Number(level) + 1, 6)}`;
  });
}

/** Returns the id of a place in a chapter. Unambiguous, because no id of a page contains a colon. */
function placeId(page: string, id: string): string {
  return `${page}:${id}`;
}

/**
 * Returns the target of a link: a chapter or a place in it; otherwise a full URL of the site, because a PDF has no
 * address.
 */
function hrefInDocument(href: string, page: string, { ids, place }: Chapters): string {
  if (href.startsWith('#')) return `#${placeId(page, href.slice(1))}`;
  if (!href.startsWith('/')) return href;
  const [path = '', anchor = ''] = href.split('#', 2);
  const target = ids.get(withoutSlash(path));
  if (target === undefined) return `${place.siteUrl}${href}`;
  return anchor === '' ? `#${target}` : `#${target}:${anchor}`;
}
