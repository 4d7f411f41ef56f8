import { earlyScript } from '../../shared/early-script.ts';
import type { SiteData } from '../../shared/site-data.ts';
import { escapeHtml, scriptJson } from './html.ts';
import { previewTags } from './preview-tags.ts';

/** What stands in every document, whatever its page. */
export interface DocumentFrame {
  readonly site: SiteData;
  /** Base path, with a slash at both ends. */
  readonly base: string;
  /** Names this release of the site; pages of another do not fit into a document. */
  readonly release: string;
  /** Whether the document stands in for a page that is not saved, so that the app must not take it for that page. */
  readonly standsIn?: boolean;
  /** URL of the start-up module. */
  readonly bootScript: string;
  /** URL of the styles for print. */
  readonly printStyle: string;
  /** URL of the search index that belongs to this release. */
  readonly searchIndex: string;
  /** Full URL of the picture for link previews, where the site has one. */
  readonly card?: string | undefined;
}

/** The styles of a page's first paint: in the document, so that nothing else blocks it, or as a file (dev server). */
export type DocumentStyles =
  | { readonly kind: 'inline'; readonly text: string }
  | { readonly kind: 'linked'; readonly href: string };

/** A document of one page. */
export interface PageDocument {
  readonly styles: DocumentStyles;
  /** Content of `<title>`. */
  readonly title: string;
  readonly description: string;
  /** Full URL of the page; absent for a page that has none, such as the not-found page. */
  readonly canonical?: string;
  /** URL of the page as markdown, where it has such a twin. */
  readonly twin?: string;
  /** Tag by which the hosted crawler tells kinds of pages apart. */
  readonly crawlerTag: string;
  /** The rendered content of `#root`. */
  readonly content: string;
  /** The page's data without its article, with its route. */
  readonly data?: { readonly id: string; readonly path: string; readonly value: unknown };
}

/** The complete HTML file of a page. */
export function renderDocument(frame: DocumentFrame, page: PageDocument): string {
  const { site, base, bootScript, printStyle, release, searchIndex } = frame;
  const { locale } = site;
  const mark = frame.standsIn ? ' data-stands-in' : '';
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(locale.code)}" dir="${locale.direction}" data-theme="light" data-release="${release}" data-search-index="${escapeHtml(searchIndex)}"${mark}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${earlyScript(site.announcement?.id)}</script>`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...canonicalTags(page),
    ...twinTags(page),
    ...previewTags({ ...page, card: frame.card }),
    `<meta name="docsearch:language" content="${escapeHtml(locale.code)}">`,
    `<meta name="docsearch:version" content="${escapeHtml(site.currentVersion)}">`,
    `<meta name="docsearch:docusaurus_tag" content="${page.crawlerTag}">`,
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="${base}favicon.svg">`,
    styleTag(page.styles),
    // Browsers fetch it when nothing else is to be done, and paint without it.
    `<link rel="stylesheet" href="${escapeHtml(printStyle)}" media="print">`,
    `<script type="module" src="${bootScript}"></script>`,
    '</head>',
    '<body>',
    `<div id="root">${page.content}</div>`,
    ...dataBlock(page),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function styleTag(styles: DocumentStyles): string {
  if (styles.kind === 'inline') return `<style>${styles.text}</style>`;
  return `<link rel="stylesheet" href="${escapeHtml(styles.href)}">`;
}

function canonicalTags({ canonical }: PageDocument): readonly string[] {
  if (canonical === undefined) return ['<meta name="robots" content="noindex">'];
  return [`<link rel="canonical" href="${escapeHtml(canonical)}">`];
}

function twinTags({ twin }: PageDocument): readonly string[] {
  return twin === undefined ? [] : [`<link rel="alternate" type="text/markdown" href="${escapeHtml(twin)}">`];
}

function dataBlock({ data }: PageDocument): readonly string[] {
  if (data === undefined) return [];
  const path = escapeHtml(data.path);
  return [
    `<script type="application/json" id="${data.id}" data-path="${path}">${scriptJson(data.value)}</script>`,
  ];
}
