import path from 'node:path';
import { type Connect, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { CONTENT_EVENT } from '../../shared/content-event.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { contentDirectory } from '../content/content-directory.ts';
import { formatProblem } from '../content/problem.ts';
import { keepOwnCache } from '../contentlayer/own-cache.ts';
import { watchDocuments } from '../contentlayer/run-contentlayer.js';
import { type DocumentFrame, renderDocument } from '../prerender/document.ts';
import { COMMON_TAG, renderPageDocument, type ServerBundle } from '../prerender/page-document.ts';
import { renderStandalone } from '../prerender/standalone-document.ts';
import { searchIndexFile } from '../search/search-index-file.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { checkedSources, deriveContent } from '../site/prepare-content.ts';
import { demosDirectory } from '../site/read-demos.ts';
import { diagramsDirectory } from '../site/read-diagrams.ts';
import { standalonePages } from '../site/standalone-pages.ts';
import { siteTwins } from '../twins/site-twins.ts';
import { assetMiddleware, send } from './middleware.ts';
import { PAGE_STYLES } from './page-style-sources.ts';

/** Where the search index stands, which is made when it is asked for. */
const SEARCH_INDEX = 'data/search-index.json';

/** The app's module that renders pages. */
const SERVER_MODULE = '/src/app/server.tsx';

/** What stands for the name of a release. */
const RELEASE = 'development';

/**
 * Folders that hold no module of the app: built sites, what Contentlayer writes for itself, projects of the benchmark.
 * Watching their thousands of files would hold the start up.
 */
const NOT_SERVED = ['.cache', '.contentlayer/.cache', '.contentlayer/generated', 'bench/.work', 'dist'];

/**
 * The dev server: content is compiled as it is written, pages change in the browser without a reload, and mistakes
 * show over the page with file and line.
 */
export function devServerPlugin(projectRoot: string): Plugin {
  const notServed = NOT_SERVED.map((folder) => normalizePath(path.join(projectRoot, folder)));
  return {
    name: 'site:dev-server',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      server: { watch: { ignored: (file: string) => isBelowAny(file, notServed) } },
    }),
    async configureServer(server) {
      let loaded: LoadedSite | undefined;
      const update = async (failure: string | undefined) => {
        const derived = await deriveContent(projectRoot, await checkedSources(projectRoot));
        loaded = derived.loaded;
        for (const warning of derived.warnings) server.config.logger.warn(formatProblem(warning));
        if (failure !== undefined) throw new Error(failure);
        server.ws.send({ type: 'custom', event: CONTENT_EVENT });
      };
      await keepOwnCache(projectRoot, contentDirectory);
      await new Promise<void>((resolve) => {
        void watchDocuments(projectRoot, async (failure) => {
          await update(failure).catch((error: unknown) => showError(server, error));
          resolve();
        });
      });
      for (const directory of [demosDirectory(projectRoot), diagramsDirectory(projectRoot)]) {
        watchFigures(server, directory, () => {
          void update(undefined).catch((error: unknown) => showError(server, error));
        });
      }
      server.middlewares.use(assetMiddleware(() => loaded?.assets ?? []));
      return () => server.middlewares.use(pages(projectRoot, server, () => loaded));
    },
  };
}

function isBelowAny(file: string, folders: readonly string[]): boolean {
  const written = normalizePath(file);
  return folders.some((folder) => written === folder || written.startsWith(`${folder}/`));
}

/** Pages show the source of their demos, and drawings. Neither is a document: Contentlayer does not watch them. */
function watchFigures(server: ViteDevServer, directory: string, onChange: () => void): void {
  server.watcher.add(directory);
  server.watcher.on('all', (_event, file) => {
    if (path.dirname(file) === directory) onChange();
  });
}

/** Answers requests for pages and their data. */
function pages(
  projectRoot: string,
  server: ViteDevServer,
  current: () => LoadedSite | undefined,
): Connect.NextHandleFunction {
  const { base } = server.config;
  return async (request, response, next) => {
    const loaded = current();
    if (loaded === undefined) return next();
    const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
    const data = [...loaded.pages].find(([route]) => `${base}${pageDataPath(route)}` === path);
    if (data !== undefined)
      return send(response, 'application/json', JSON.stringify({ ...data[1], release: RELEASE }));
    if (path === `${base}${SEARCH_INDEX}`)
      return send(response, 'application/json', searchIndexFile(loaded.pages.values()).content);
    if (path.startsWith(`${base}data/`)) return send(response, 'text/plain', 'No such page', 404);

    if (/\.(md|txt)$/.test(path)) {
      const place = { siteUrl: `http://${request.headers.host}`, base };
      const twin = (await siteTwins(loaded, place)).get(path.slice(base.length));
      const type = path.endsWith('.md') ? 'text/markdown' : 'text/plain';
      return send(response, type, twin ?? 'No such page', twin === undefined ? 404 : 200);
    }

    const { site } = loaded;
    const standalone = (await standalonePages(projectRoot)).find(
      ({ route }) => `${base}${route.slice(1)}` === path,
    );
    if (standalone !== undefined) {
      const script = `${base}${standalone.entry}`;
      const assets = { site, base, release: RELEASE, styles: [], script, imports: [], canonical: path };
      const html = renderStandalone(standalone, assets);
      return send(response, 'text/html', await server.transformIndexHtml(path, html));
    }
    const document = await pageDocument(server, loaded, path).catch((error: unknown) => {
      showError(server, error);
      return emptyDocument(server, loaded);
    });
    return send(response, 'text/html', await server.transformIndexHtml(path, document));
  };
}

/** The page at a path as the build would write it; where there is none, the app says so. */
async function pageDocument(server: ViteDevServer, loaded: LoadedSite, path: string): Promise<string> {
  const { base } = server.config;
  const route = `/${path.slice(base.length)}`.replace(/(.)\/$/, '$1');
  const page = loaded.pages.get(route);
  if (page === undefined) return emptyDocument(server, loaded);
  // biome-ignore lint/plugin/no-casts: the module is src/app/server.tsx
  const app = (await server.ssrLoadModule(SERVER_MODULE)) as ServerBundle;
  return renderPageDocument(app, frameOf(server, loaded), {
    route,
    page,
    styles: { kind: 'linked', href: base + PAGE_STYLES[page.kind] },
  });
}

/** A document that holds no page yet: the app renders it. */
function emptyDocument(server: ViteDevServer, loaded: LoadedSite): string {
  const { title, tagline } = loaded.site;
  const styles = { kind: 'linked', href: server.config.base + PAGE_STYLES.search } as const;
  const page = { title, description: tagline, styles, crawlerTag: COMMON_TAG, content: '' };
  return renderDocument(frameOf(server, loaded), page);
}

function frameOf({ config: { base } }: ViteDevServer, { site }: LoadedSite): DocumentFrame {
  return {
    site,
    base,
    bootScript: `${base}src/app/boot/boot.ts`,
    printStyle: `${base}src/app/styles/print.css`,
    release: RELEASE,
    searchIndex: `${base}${SEARCH_INDEX}`,
  };
}

function showError(server: ViteDevServer, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  server.config.logger.error(message);
  server.ws.send({ type: 'error', err: { message, stack: stack.startsWith('ContentError') ? '' : stack } });
}
