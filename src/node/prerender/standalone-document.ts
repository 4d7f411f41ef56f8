import { earlyScript } from '../../shared/early-script.ts';
import type { SiteData } from '../../shared/site-data.ts';
import type { StandalonePage } from '../site/standalone-pages.ts';
import { escapeHtml } from './html.ts';
import { previewTags } from './preview-tags.ts';

interface StandaloneAssets {
  readonly site: SiteData;
  /** Base path, with a slash at both ends. */
  readonly base: string;
  /** The release of the site that the document is of. */
  readonly release: string;
  /** URLs of style sheets. */
  readonly styles: readonly string[];
  /** URL of the module that starts the page. */
  readonly script: string;
  /** URLs of the modules that it imports at once. */
  readonly imports: readonly string[];
  /** Full URL of the page. */
  readonly canonical: string;
  /** Full URL of the picture for link previews, where the site has one. */
  readonly card?: string | undefined;
}

/** The HTML file of a page outside the router: an app of its own in the site's colour mode. */
export function renderStandalone(page: StandalonePage, assets: StandaloneAssets): string {
  const { site, base, release, styles, script, imports, canonical, card } = assets;
  const title = escapeHtml(`${page.title} | ${site.title}`);
  const url = escapeHtml(canonical);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(site.locale.code)}" dir="${site.locale.direction}" data-theme="light" data-release="${release}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${earlyScript(undefined)}</script>`,
    `<title>${title}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...(page.indexed ? [`<link rel="canonical" href="${url}">`] : ['<meta name="robots" content="noindex">']),
    ...previewTags({ title: page.title, description: page.description, canonical, card }),
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    `<script type="module" src="${script}"></script>`,
    // All at once, instead of one round trip for each level of imports.
    ...imports.map((file) => `<link rel="modulepreload" href="${file}">`),
    '</head>',
    '<body>',
    `<div id="root"><noscript><main><h1>${escapeHtml(page.title)}</h1>`,
    `<p>${escapeHtml(page.description)} It needs JavaScript.</p>`,
    `<p><a href="${base}docs">Read the documentation</a></p></main></noscript></div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
