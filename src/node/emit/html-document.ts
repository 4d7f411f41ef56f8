import path from 'node:path';
import { currentVersion, docsTag } from '../../shared/docs-version.ts';
import { noFlashScript } from '../../shared/no-flash-script.ts';
import { PAGE_IDS } from '../../shared/page-ids.ts';
import type { DocsVersion, SiteData } from '../../shared/site-data.ts';
import { pagePolicy } from '../security/content-security-policy.ts';
import type { StandalonePage } from '../site/standalone-pages.ts';
import { CARD_SIZE, type SocialCard } from './social-cards.ts';

/** Returns the file of a route's document below the site's root: `docs/overview/index.html`. */
export function documentFile(route: string): string {
  return path.posix.join(route.slice(1), 'index.html');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use between tags and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Serialises JSON for a `<script>` element: it can neither end the element nor open a comment in it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

interface LinkPreview {
  readonly title: string;
  readonly description: string;
  readonly type: 'article' | 'website';
  readonly siteName: string;
  /** Full URL of the page; absent for a page that has none. */
  readonly canonical?: string | undefined;
  readonly card?: SocialCard | undefined;
}

/**
 * Returns the tags for link previews (https://ogp.me). X reads title, description and image from them too; its own tag
 * sets the size of the image.
 */
function previewTags({
  title,
  description,
  type,
  siteName,
  canonical,
  card,
}: LinkPreview): readonly string[] {
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:type', type),
    property('og:site_name', siteName),
    ...optional(canonical, (url) => property('og:url', url)),
    ...optional(card, ({ url, alt }) =>
      [
        property('og:image', url),
        property('og:image:width', String(CARD_SIZE.width)),
        property('og:image:height', String(CARD_SIZE.height)),
        property('og:image:alt', alt),
        `<meta name="twitter:image:alt" content="${escapeHtml(alt)}">`,
      ].join('\n'),
    ),
    `<meta name="twitter:card" content="${card === undefined ? 'summary' : 'summary_large_image'}">`,
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** The parts that all documents share. */
export interface DocumentFrame {
  readonly site: SiteData;
  /** Base path, with a slash at both ends. */
  readonly base: string;
  /** The name of this release; pages of another release do not fit into a document. */
  readonly release: string;
  /**
   * Whether the document is the offline fallback for a page that is not saved, so that the app must not treat it as
   * that page.
   */
  readonly offlineFallback?: boolean;
  /** Origins of the hosted search; absent on the dev server, whose documents have no policy. */
  readonly connections?: readonly string[];
  readonly startScript: string;
  readonly printStyle: string;
  /** URL of the search index that belongs to this release. */
  readonly searchIndex: string;
  /** The image for link previews, if the site has one. */
  readonly card?: SocialCard | undefined;
}

/** The styles for a page's first paint: inline, so that no file blocks it, or as a file (dev server). */
export type DocumentStyles =
  | { readonly kind: 'inline'; readonly text: string }
  | { readonly kind: 'linked'; readonly href: string };

interface PageDocument {
  readonly styles: DocumentStyles;
  /** Content of `<title>`. */
  readonly title: string;
  readonly description: string;
  /** Full URL of the page; absent for a page that has none, such as the not-found page. */
  readonly canonical?: string;
  /** URL of the page's markdown export, if it has one. */
  readonly markdown?: string;
  /** URL of the changelog's feed, on the pages that link to it. */
  readonly feed?: string | undefined;
  /** The version of the documentation that the page belongs to; absent for a page outside it. */
  readonly version?: DocsVersion;
  /** The page's own image for link previews; the site's by default. */
  readonly card?: SocialCard | undefined;
  /** The rendered content of `#root`. */
  readonly content: string;
  /** The page's data without its article, and its route. */
  readonly data?: { readonly path: string; readonly value: unknown };
}

/**
 * Joins a document in the site's language, of the lines in its head and its body. The policy comes before anything that
 * it governs.
 */
function joinDocument(
  { locale }: Pick<SiteData, 'locale'>,
  attributes: string,
  policy: string | undefined,
  head: readonly string[],
  body: readonly string[],
): string {
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(locale.code)}" dir="${locale.direction}" data-theme="light"${attributes}>`,
    '<head>',
    '<meta charset="utf-8">',
    ...optional(policy, (one) => `<meta http-equiv="Content-Security-Policy" content="${one}">`),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Renders the complete HTML file of a page. */
export function renderDocument(frame: DocumentFrame, page: PageDocument): string {
  const { site, base, connections, startScript, printStyle, release, searchIndex } = frame;
  const script = noFlashScript(site.announcement?.id);
  const styles = page.styles.kind === 'inline' ? [page.styles.text] : [];
  const policy = connections && pagePolicy({ scripts: [script], styles, connections });
  const version = page.version ?? currentVersion(site);
  const mark = frame.offlineFallback ? ' data-offline-fallback' : '';
  const attributes = ` data-release="${release}" data-search-index="${escapeHtml(searchIndex)}"${mark}`;
  const head = [
    `<script>${script}</script>`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    canonicalTag(page.canonical),
    ...optional(
      page.markdown,
      (href) => `<link rel="alternate" type="text/markdown" href="${escapeHtml(href)}">`,
    ),
    ...optional(page.feed, (href) => {
      const title = escapeHtml(`${site.title} changelog`);
      return `<link rel="alternate" type="application/atom+xml" title="${title}" href="${escapeHtml(href)}">`;
    }),
    ...previewTags({
      ...page,
      type: page.version === undefined ? 'website' : 'article',
      siteName: site.title,
      card: page.card ?? frame.card,
    }),
    `<meta name="docsearch:language" content="${escapeHtml(site.locale.code)}">`,
    // The hosted crawler reads these; pages outside the documentation have the tag of all versions.
    `<meta name="docsearch:version" content="${escapeHtml(version.name)}">`,
    `<meta name="docsearch:version_number" content="${escapeHtml(version.version)}">`,
    `<meta name="docsearch:docusaurus_tag" content="${page.version ? docsTag(page.version) : 'default'}">`,
    '<meta name="color-scheme" content="light dark">',
    iconTag(base),
    styleTag(page.styles),
    // Browsers fetch it with low priority and paint without it.
    `<link rel="stylesheet" href="${escapeHtml(printStyle)}" media="print">`,
    `<script type="module" src="${startScript}"></script>`,
  ];
  return joinDocument(site, attributes, policy, head, [
    `<div id="root">${page.content}</div>`,
    ...optional(page.data, ({ path, value }) => {
      const place = `id="${PAGE_IDS.pageData}" data-path="${escapeHtml(path)}"`;
      return `<script type="application/json" ${place}>${scriptJson(value)}</script>`;
    }),
  ]);
}

/** Returns the element for a document's styles. */
function styleTag(styles: DocumentStyles): string {
  if (styles.kind === 'inline') return `<style>${styles.text}</style>`;
  return `<link rel="stylesheet" href="${escapeHtml(styles.href)}">`;
}

function optional<T>(value: T | undefined, tag: (value: T) => string): readonly string[] {
  return value === undefined ? [] : [tag(value)];
}

/** Returns the link to a page's address; a page without one is not indexed. */
function canonicalTag(canonical: string | undefined): string {
  if (canonical === undefined) return '<meta name="robots" content="noindex">';
  return `<link rel="canonical" href="${escapeHtml(canonical)}">`;
}

/**
 * Renders a document that redirects on hosts without redirect rules, with a link in case the browser does not follow.
 */
export function renderRedirect(
  { site, base }: Pick<DocumentFrame, 'site' | 'base'>,
  target: string,
  canonical: string,
): string {
  const url = escapeHtml(target);
  const head = [
    '<title>Redirecting…</title>',
    `<meta http-equiv="refresh" content="0; url=${url}">`,
    '<meta name="robots" content="noindex">',
    iconTag(base),
    canonicalTag(canonical),
  ];
  const policy = pagePolicy({ scripts: [], styles: [] });
  return joinDocument(site, '', policy, head, [`<p>This page is at <a href="${url}">${url}</a>.</p>`]);
}

function iconTag(base: string): string {
  return `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`;
}

/** The URLs of a module and of its static imports. */
interface ModuleScript {
  readonly kind: 'module';
  readonly url: string;
  readonly imports: readonly string[];
}

type StandaloneScript = ModuleScript | { readonly kind: 'inline'; readonly code: string };

/** What the document of a page outside the router loads and names. */
export interface StandaloneAssets {
  readonly site: SiteData;
  /** Base path, with a slash at both ends. */
  readonly base: string;
  /** The release of the site to which the document belongs. */
  readonly release: string;
  /** The styles of the text that a page begins with, if it does. */
  readonly firstStyles?: DocumentStyles;
  readonly styles: readonly string[];
  readonly start: StandaloneScript;
  readonly canonical: string;
  /** The image for link previews, if the site has one. */
  readonly card?: SocialCard | undefined;
  /** Returns the policy of the document, which has these inline scripts; absent for one without a policy. */
  readonly policy?: (scripts: readonly string[]) => string;
}

/**
 * Renders the HTML file of a page outside the router: a separate app in the site's colour mode. With first styles, its
 * title and description are painted first, and then replaced by the app; otherwise they are shown without scripts only.
 */
export function renderStandalone(
  page: Pick<StandalonePage, 'title' | 'description' | 'indexed'>,
  assets: StandaloneAssets,
): string {
  const { site, base, release, firstStyles, styles, start, canonical, card } = assets;
  const title = escapeHtml(`${page.title} | ${site.title}`);
  const sheets = styles.map((style) => `<link rel="stylesheet" href="${style}">`);
  const noFlash = noFlashScript();
  const own = start.kind === 'inline' ? scriptText(start.code) : undefined;
  const scripts = [noFlash, ...optional(own, (code) => code)];
  const head = [
    `<script>${noFlash}</script>`,
    `<title>${title}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    canonicalTag(page.indexed ? canonical : undefined),
    ...previewTags({ ...page, type: 'website', siteName: site.title, canonical, card }),
    '<meta name="color-scheme" content="light dark">',
    iconTag(base),
    ...(firstStyles === undefined ? sheets : [styleTag(firstStyles)]),
    ...(start.kind === 'module' ? moduleTags(start) : []),
  ];
  const text = `<h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(page.description)}</p>`;
  const needs = `<p>It needs JavaScript. <a href="${base}docs/">Read the documentation</a></p>`;
  return joinDocument(site, ` data-release="${release}"`, assets.policy?.(scripts), head, [
    firstStyles === undefined
      ? `<div id="root"><noscript><main>${text}${needs}</main></noscript></div>`
      : `<div id="root"><main class="first-text">${text}<noscript>${needs}</noscript></main></div>`,
    // A style sheet in the body does not delay the paint of what is above it, but the start of the modules.
    ...(firstStyles === undefined ? [] : sheets),
    ...optional(own, (code) => `<script>${code}</script>`),
  ]);
}

/** Returns the tags that load all modules at once, instead of one round trip for each level of imports. */
function moduleTags({ url, imports }: ModuleScript): string[] {
  return [
    `<script type="module" src="${url}"></script>`,
    ...imports.map((file) => `<link rel="modulepreload" href="${file}">`),
  ];
}

/**
 * Escapes code for a script element. Sequences that would end the element or hide its end can occur only in strings,
 * templates and regular expressions, where `<` can be escaped.
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
function scriptText(code: string): string {
  return code.replaceAll(/<(?=!--|\/?script)/gi, '\\x3c');
}
