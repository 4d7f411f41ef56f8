import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { CONTENT_EDITOR_ROUTE } from '../../shared/content-editor.ts';
import { pageDataPath, sampleTypesPath } from '../../shared/page-data-path.ts';
import { FEED_PATH, PRINT_PATH } from '../../shared/page-path.ts';
import {
  bundleContentEditor,
  type EditorBundle,
  editorData,
  editorDocument,
} from '../content-editor/content-editor.ts';
import { bundleCodeFrame } from '../emit/code-frame.ts';
import {
  PAGE_STYLES,
  PRINT_PAGE_STYLE,
  PRINT_STYLE,
  SERVER_MODULE,
  START_MODULE,
} from '../emit/entry-modules.ts';
import { feedFiles } from '../emit/feed.ts';
import { type DocumentFrame, renderDocument, renderStandalone } from '../emit/html-document.ts';
import { renderPageDocument, type ServerBundle } from '../emit/html-pages.ts';
import { renderPrintPage } from '../emit/print-page.ts';
import { sampleTypes } from '../emit/sample-types.ts';
import { exportSite } from '../markdown-export/export-site.ts';
import { searchIndexText } from '../search/offline-index.ts';
import { searchablePages } from '../search/page-sections.ts';
import {
  contentEditorPolicy,
  inlineScriptHashes,
  repositoryApi,
  withPolicy,
} from '../security/content-security-policy.ts';
import type { ContentWatcher } from '../site/content-watcher.ts';
import { isWholeSidebar } from '../site/sidebar-limit.ts';
import type { Site } from '../site/site.ts';
import { standalonePages } from '../site/standalone-pages.ts';
import { send } from './middleware.ts';
import { failureDiagnostic, type ProblemList } from './problem-list.ts';
import { renderProblemPage } from './problem-page.ts';

/** Path of the search index, which is created on request. */
const SEARCH_INDEX = 'data/search-index.json';

/** The release of pages on the development server. */
const RELEASE = 'development';

interface DevPages {
  readonly projectRoot: string;
  readonly server: ViteDevServer;
  readonly content: ContentWatcher;
  /** Receives the failures while rendering pages; such a page is sent without its text. */
  readonly list: ProblemList;
}

/** Answers requests for pages and their data. */
export function devPages({ projectRoot, server, content, list }: DevPages): Connect.NextHandleFunction {
  const { base } = server.config;
  let codeFrame: ReturnType<typeof bundleCodeFrame> | undefined;
  let editor: Promise<EditorBundle> | undefined;
  return async (request, response, next) => {
    const { site } = content;
    const path = decodedPath(request.originalUrl ?? '/');
    if (site === undefined) {
      if (!request.headers.accept?.includes('text/html')) return next();
      const html = renderProblemPage(list.current);
      return send(response, 'text/html', await server.transformIndexHtml(encodeURI(path), html), 503);
    }
    const dataRoute = [...site.model.pages.keys()].find((route) => `${base}${pageDataPath(route)}` === path);
    if (dataRoute !== undefined) {
      const page = await site.page(dataRoute, true);
      return send(response, 'application/json', JSON.stringify({ ...page, release: RELEASE }));
    }
    const typed = [...site.model.pages.values()].find(
      ({ route }) => `${base}${sampleTypesPath(route)}` === path,
    );
    const types = typed && (await sampleTypes((await content.whole()) ?? site, typed));
    if (types !== undefined) return send(response, 'application/json', JSON.stringify(types));
    if (path === `${base}${SEARCH_INDEX}`) {
      const pages = await searchablePages((await content.whole()) ?? site);
      return send(response, 'application/json', searchIndexText(pages));
    }
    if (`${path}/` === `${base}${CONTENT_EDITOR_ROUTE.slice(1)}`) {
      response.writeHead(302, { location: `${path}/` });
      return response.end();
    }
    if (path.startsWith(`${base}${CONTENT_EDITOR_ROUTE.slice(1)}`)) {
      editor ??= bundleContentEditor(projectRoot);
      const place = { projectRoot, base, siteUrl: `http://${request.headers.host}` };
      return sendEditorFile(response, path.slice(base.length), {
        bundle: await editor,
        site: (await content.whole()) ?? site,
        place,
      });
    }
    if (path.startsWith(`${base}data/`)) return send(response, 'text/plain', 'No such page', 404);

    if (/\.(md|txt)$/.test(path)) {
      const place = { siteUrl: `http://${request.headers.host}`, base };
      const whole = await content.whole();
      const text = whole && (await exportSite(projectRoot, whole, place)).get(path.slice(base.length));
      const type = path.endsWith('.md') ? 'text/markdown' : 'text/plain';
      return send(response, type, text ?? 'No such page', text === undefined ? 404 : 200);
    }

    if (path === `${base}${FEED_PATH.slice(1)}`) {
      const place = { siteUrl: `http://${request.headers.host}`, base };
      const feed = (await feedFiles((await content.whole()) ?? site, place)).get(FEED_PATH.slice(1));
      return send(response, 'application/atom+xml', feed ?? 'No such page', feed === undefined ? 404 : 200);
    }

    if (path === `${base}${PRINT_PATH.slice(1)}` && isWholeSidebar(site.model.sidebar)) {
      const html = await renderPrintPage({
        site: (await content.whole()) ?? site,
        place: { siteUrl: `http://${request.headers.host}`, base },
        styles: { kind: 'linked', href: base + PRINT_PAGE_STYLE },
        printStyle: base + PRINT_STYLE,
        release: RELEASE,
      });
      return send(response, 'text/html', await server.transformIndexHtml(path, html));
    }

    const standalone = (await standalonePages(projectRoot)).find(
      ({ route }) => `${base}${route.slice(1)}` === path,
    );
    if (standalone !== undefined) {
      const assets = { site: site.model.site, base, release: RELEASE, styles: [], canonical: path };
      // Vite's client is a module, which a sandboxed frame cannot load.
      if (standalone.runsCode) {
        codeFrame ??= bundleCodeFrame(projectRoot, standalone.entry);
        const start = { kind: 'inline', code: await codeFrame } as const;
        return send(response, 'text/html', renderStandalone(standalone, { ...assets, start }));
      }
      const start = { kind: 'module', url: base + standalone.entry, imports: [] } as const;
      const html = renderStandalone(standalone, { ...assets, start });
      return send(response, 'text/html', await server.transformIndexHtml(path, html));
    }
    const route = `/${path.slice(base.length)}`.replace(/(.)\/$/, '$1');
    const document = await pageDocument(server, site, route).catch((error: unknown) => {
      list.replace('program', [failureDiagnostic(error)]);
      return emptyDocument(server, site);
    });
    send(response, 'text/html', await server.transformIndexHtml(encodeURI(path), document));
  };
}

/** Decodes the path of a URL: `/docs/über uns`. */
function decodedPath(url: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // No page has an address with a stray percent sign.
  }
}

/** Answers a request for a file of the content editor, with the policy of the built editor. */
async function sendEditorFile(
  response: ServerResponse,
  file: string,
  { bundle, site, place }: { bundle: EditorBundle; site: Site; place: Parameters<typeof editorDocument>[2] },
): Promise<void> {
  if (file === CONTENT_EDITOR_ROUTE.slice(1)) {
    const html = editorDocument(site, bundle, place);
    const policy = contentEditorPolicy(inlineScriptHashes(html), repositoryApi(site.model.cms), 'meta');
    return send(response, 'text/html', withPolicy(html, policy));
  }
  const text = bundle.files.get(file) ?? (await editorData(site, place)).get(file);
  const type = EDITOR_TYPES[extname(file)] ?? 'application/octet-stream';
  return send(response, type, text ?? 'No such file', text === undefined ? 404 : 200);
}

const EDITOR_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.md': 'text/markdown',
};

/** Renders the page at a path like the build; if there is none, the app renders the not-found page. */
async function pageDocument(server: ViteDevServer, site: Site, route: string): Promise<string> {
  const [app, page] = await Promise.all([loadApp(server), site.page(route, true)]);
  if (page === undefined) return emptyDocument(server, site);
  return renderPageDocument(app, frameOf(server, site), {
    route,
    page,
    styles: { kind: 'linked', href: server.config.base + PAGE_STYLES[page.kind] },
  });
}

/** Loads the app's server bundle, which renders pages. */
export async function loadApp(server: ViteDevServer): Promise<ServerBundle> {
  // biome-ignore lint/plugin/no-casts: the module is src/app/server.tsx
  return (await server.ssrLoadModule(`/${SERVER_MODULE}`)) as ServerBundle;
}

/** Returns a document without a page, which the app renders in the browser. */
function emptyDocument(server: ViteDevServer, site: Site): string {
  const { title, tagline } = site.model.site;
  const styles = { kind: 'linked', href: server.config.base + PAGE_STYLES.search } as const;
  const page = { title, description: tagline, styles, content: '' };
  return renderDocument(frameOf(server, site), page);
}

function frameOf({ config: { base } }: ViteDevServer, { model }: Site): DocumentFrame {
  return {
    site: model.site,
    base,
    startScript: `${base}${START_MODULE}`,
    printStyle: `${base}${PRINT_STYLE}`,
    release: RELEASE,
    searchIndex: `${base}${SEARCH_INDEX}`,
  };
}
