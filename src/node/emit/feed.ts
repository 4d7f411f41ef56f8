import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { currentVersion } from '../../shared/docs-version.ts';
import { CHANGELOG_PATH, FEED_PATH } from '../../shared/page-path.ts';
import { stringifyHtml } from '../markdown/page/hast.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import type { SiteModel } from '../site/site-model.ts';
import { escapeHtml } from './html-document.ts';

/**
 * Returns the changelog as an Atom feed (RFC 4287), by its file name; empty for a site without a changelog. The same
 * content produces the same bytes, because the days of the entries are the only times in the feed.
 */
export function feedFiles(
  { changes, pages, site }: Pick<SiteModel, 'changes' | 'pages' | 'site'>,
  place: SiteAddress,
): ReadonlyMap<string, string> {
  const page = pages.get(CHANGELOG_PATH)?.fields;
  const [newest] = changes;
  if (page?.kind !== 'text' || newest === undefined) return new Map();
  const pageUrl = urlOf(CHANGELOG_PATH, place);
  const entries = changes.map(({ id, title, day, markdown }) => [
    '  <entry>',
    `    <title>${escapeHtml(title)}</title>`,
    `    <id>${escapeHtml(pageUrl)}#${id}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeHtml(pageUrl)}#${id}"/>`,
    `    <updated>${startOf(day)}</updated>`,
    `    <content type="html">${escapeHtml(contentOf(markdown, pageUrl, place))}</content>`,
    '  </entry>',
  ]);
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(site.locale.code)}">`,
    `  <title>${escapeHtml(`${page.title} | ${site.title}`)}</title>`,
    `  <subtitle>${escapeHtml(page.description)}</subtitle>`,
    `  <id>${escapeHtml(pageUrl)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(urlOf(FEED_PATH, place))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(pageUrl)}"/>`,
    `  <updated>${startOf(newest.day)}</updated>`,
    `  <author><name>${escapeHtml(site.title)}</name></author>`,
    `  <generator version="${escapeHtml(currentVersion(site).version)}">${escapeHtml(site.title)}</generator>`,
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

const toHtml = unified().use(remarkRehype).freeze();

/** Returns the text of an entry as plain HTML with full URLs: feed readers have neither our styles nor our address. */
function contentOf(markdown: string, pageUrl: string, place: SiteAddress): string {
  const tree = toHtml.runSync(parseMarkdown(markdown));
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const url = properties[name];
      if (typeof url !== 'string') continue;
      properties[name] = url.startsWith('/') ? urlOf(url, place) : new URL(url, pageUrl).href;
    }
  });
  return stringifyHtml(tree);
}
