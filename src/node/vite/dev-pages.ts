import type { Connect, ViteDevServer } from 'vite';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { type DocumentFrame, renderDocument } from '../prerender/document.ts';
import { COMMON_TAG, renderPageDocument, type ServerBundle } from '../prerender/page-document.ts';
import { renderStandalone } from '../prerender/standalone-document.ts';
import { searchIndexFile } from '../search/search-index-file.ts';
import type { LiveContent } from '../site/live-content.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { standalonePages } from '../site/standalone-pages.ts';
import { siteTwins } from '../twins/site-twins.ts';
import { send } from './middleware.ts';
import { PAGE_STYLES } from './page-style-sources.ts';

/** Where the search index stands, which is made when it is asked for. */
const SEARCH_INDEX = 'data/search-index.json';

/** The app's module that renders pages. */
const SERVER_MODULE = '/src/app/server.tsx';

/** What stands for the name of a release. */
const RELEASE = 'development';

interface DevPages {
  readonly projectRoot: string;
  readonly server: ViteDevServer;
  readonly live: LiveContent;
  /** Hears of an error while a page is rendered; the page then comes without its text. */
  readonly onError: (error: unknown) => void;
}

/** Answers requests for pages and their data. */
export function devPages({ projectRoot, server, live, onError }: DevPages): Connect.NextHandleFunction {
  const { base } = server.config;
  return async (request, response, next) => {
    if (live.site === undefined) return next();
    const { pages, site } = live.site;
    const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
    const dataRoute = [...pages.keys()].find((route) => `${base}${pageDataPath(route)}` === path);
    if (dataRoute !== undefined) {
      const page = (await live.open(dataRoute))?.pages.get(dataRoute);
      return send(response, 'application/json', JSON.stringify({ ...page, release: RELEASE }));
    }
    if (path === `${base}${SEARCH_INDEX}`) {
      const whole = (await live.whole())?.pages ?? pages;
      return send(response, 'application/json', searchIndexFile(whole.values()).content);
    }
    if (path.startsWith(`${base}data/`)) return send(response, 'text/plain', 'No such page', 404);

    if (/\.(md|txt)$/.test(path)) {
      const place = { siteUrl: `http://${request.headers.host}`, base };
      const whole = await live.whole();
      const twin = whole && (await siteTwins(whole, place)).get(path.slice(base.length));
      const type = path.endsWith('.md') ? 'text/markdown' : 'text/plain';
      return send(response, type, twin ?? 'No such page', twin === undefined ? 404 : 200);
    }

    const standalone = (await standalonePages(projectRoot)).find(
      ({ route }) => `${base}${route.slice(1)}` === path,
    );
    if (standalone !== undefined) {
      const script = `${base}${standalone.entry}`;
      const assets = { site, base, release: RELEASE, styles: [], script, imports: [], canonical: path };
      const html = renderStandalone(standalone, assets);
      return send(response, 'text/html', await server.transformIndexHtml(path, html));
    }
    const route = `/${path.slice(base.length)}`.replace(/(.)\/$/, '$1');
    const loaded = await live.open(route);
    if (loaded === undefined) return next();
    const document = await pageDocument(server, loaded, route).catch((error: unknown) => {
      onError(error);
      return emptyDocument(server, loaded);
    });
    send(response, 'text/html', await server.transformIndexHtml(path, document));
  };
}

/** The page at a path as the build would write it; where there is none, the app says so. */
async function pageDocument(server: ViteDevServer, loaded: LoadedSite, route: string): Promise<string> {
  const page = loaded.pages.get(route);
  if (page === undefined) return emptyDocument(server, loaded);
  return renderPageDocument(await loadApp(server), frameOf(server, loaded), {
    route,
    page,
    styles: { kind: 'linked', href: server.config.base + PAGE_STYLES[page.kind] },
  });
}

/** The app as it renders pages. */
export async function loadApp(server: ViteDevServer): Promise<ServerBundle> {
  // biome-ignore lint/plugin/no-casts: the module is src/app/server.tsx
  return (await server.ssrLoadModule(SERVER_MODULE)) as ServerBundle;
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
