import type { Root, RootContent } from 'hast';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { currentVersion } from '../../shared/docs-version.ts';
import { CHANGELOG_PATH, FEED_PATH } from '../../shared/page-path.ts';
import { OTHER_FORMS } from '../markdown/code/figure.ts';
import { childElements, hasClass, stringifyHtml } from '../markdown/page/hast.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import type { Site } from '../site/site.ts';
import { escapeHtml } from './html-document.ts';

/** The parts of a site that are in its feed. */
type SiteWithChanges = Pick<Site, 'page'> & { readonly model: Pick<Site['model'], 'changes' | 'site'> };

/**
 * Returns the changelog as an Atom feed (RFC 4287), by its file name; empty for a site without a changelog. The same
 * content produces the same bytes, because the days of the entries are the only times in the feed.
 */
export async function feedFiles(
  site: SiteWithChanges,
  place: SiteAddress,
): Promise<ReadonlyMap<string, string>> {
  const { changes, site: data } = site.model;
  const page = await site.page(CHANGELOG_PATH);
  const [newest] = changes;
  if (page === undefined || newest === undefined) return new Map();
  const pageUrl = urlOf(CHANGELOG_PATH, place);
  const article = await parseArticle(page.html);
  makeUrlsAbsolute(article, pageUrl);
  const ids = new Set(changes.map(({ id }) => id));
  const entries = changes.map(({ id, title, day }) => [
    '  <entry>',
    `    <title>${escapeHtml(title)}</title>`,
    `    <id>${escapeHtml(pageUrl)}#${id}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeHtml(pageUrl)}#${id}"/>`,
    `    <updated>${startOf(day)}</updated>`,
    `    <content type="html">${escapeHtml(contentOf(article, id, ids))}</content>`,
    '  </entry>',
  ]);
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(data.locale.code)}">`,
    `  <title>${escapeHtml(`${page.title} | ${data.title}`)}</title>`,
    `  <subtitle>${escapeHtml(page.description)}</subtitle>`,
    `  <id>${escapeHtml(pageUrl)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(urlOf(FEED_PATH, place))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(pageUrl)}"/>`,
    `  <updated>${startOf(newest.day)}</updated>`,
    `  <author><name>${escapeHtml(data.title)}</name></author>`,
    `  <generator version="${escapeHtml(currentVersion(data).version)}">${escapeHtml(data.title)}</generator>`,
    ...entries.flat(),
    '</feed>',
    '',
  ];
  return new Map([[FEED_PATH.slice(1), feed.join('\n')]]);
}

/** Returns the start of a day (RFC 3339). */
function startOf(day: string): string {
  return `${day}T00:00:00Z`;
}

/**
 * Returns the HTML of an entry on the page: the content between its heading with its day and the heading of the next
 * entry or the next part of the page. An entry may have headings of its own.
 */
function contentOf({ children }: Root, id: string, ids: ReadonlySet<string>): string {
  const idOf = (node: RootContent) =>
    node.type === 'element'
      ? childElements(node).find(({ tagName }) => /^h\d$/.test(tagName))?.properties['id']
      : undefined;
  const isPart = (node: RootContent) => node.type === 'element' && hasClass(node, 'heading-2');
  const start = children.findIndex((child) => idOf(child) === id);
  const [, _day, ...rest] = children.slice(start).filter(({ type }) => type === 'element');
  const end = rest.findIndex((node) => isPart(node) || ids.has(String(idOf(node))));
  return stringifyHtml({ type: 'root', children: end === -1 ? rest : rest.slice(0, end) });
}

/**
 * Classes of elements that are useless in a feed reader: those that need scripts, and the other forms of samples, which
 * styles hide on the page.
 */
const LEFT_OUT = ['needs-js', 'code-tools', 'heading-anchor', ...OTHER_FORMS];

/** Parses the HTML of the article, because the store keeps no trees. The dev server loads the parser only for the feed. */
async function parseArticle(html: string): Promise<Root> {
  const { default: rehypeParse } = await import('rehype-parse');
  const article = unified().use(rehypeParse, { fragment: true }).parse(html);
  visit(article, 'element', (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (!LEFT_OUT.some((name) => hasClass(node, name))) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return article;
}

/** Makes URLs absolute, because feed readers show the entries at other addresses. */
function makeUrlsAbsolute(article: Root, pageUrl: string): void {
  visit(article, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const url = properties[name];
      if (typeof url === 'string') properties[name] = new URL(url, pageUrl).href;
    }
  });
}
