import { lookup } from 'mrmime';
import type { Connect, ViteDevServer } from 'vite';
import { CONTENT_EDITOR_ROUTE } from '../../shared/content-editor.ts';
import { decoded } from '../../shared/decoded.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { withoutSlash } from '../../shared/page-path.ts';
import {
  bundleContentEditor,
  EDITOR_DOCUMENT,
  type EditorBundle,
  editorFiles,
} from '../content-editor/content-editor.ts';
import { bundleCodeFrame } from '../emit/bundle-script.ts';
import {
  FIRST_TEXT_STYLE,
  PAGE_STYLES,
  PRINT_STYLE,
  SERVER_MODULE,
  START_MODULE,
} from '../emit/entry-modules.ts';
import { type DocumentFrame, renderDocument, renderStandalone } from '../emit/html-document.ts';
import { pageDataText, renderPageDocument } from '../emit/html-pages.ts';
import type { ServerBundle } from '../emit/stages.ts';
import { readAsset } from '../markdown/page/page.ts';
import { searchIndexText } from '../search/offline-index.ts';
import { searchablePages } from '../search/page-sections.ts';
import type { SiteAddress } from '../site/build-settings.ts';
import type { ContentWatcher } from '../site/content-watcher.ts';
import { writeExampleApps } from '../site/derived-modules.ts';
import type { Site } from '../site/site.ts';
import { standalonePages } from '../site/standalone-pages.ts';
import { SITE_FILES } from '../site-files.ts';
import { send } from './middleware.ts';
import { failureDiagnostic, type ProblemList } from './problem-list.ts';

/** Path of the search index, which is created on request. */
const SEARCH_INDEX = 'data/search-index.json';

const RELEASE = 'development';

const EDITOR_FOLDER = CONTENT_EDITOR_ROUTE.slice(1);

interface DevPages {
  readonly projectRoot: string;
  readonly server: ViteDevServer;
  readonly content: ContentWatcher;
  /** Receives the failures while rendering pages; such a page is sent without its text. */
  readonly list: ProblemList;
}

interface SiteRequest extends DevPages {
  readonly site: Site;
  /** Returns the site with all pages compiled; the site as it is if errors have prevented that. */
  readonly compiledSite: () => Promise<Site>;
  /** The requested path below the site's root, decoded. */
  readonly file: string;
  readonly place: SiteAddress;
  /** Bundles are made once. */
  readonly codeFrame: (entry: string) => Promise<string>;
  readonly editor: () => Promise<EditorBundle>;
}

type Reply =
  | { readonly body: string | Uint8Array; readonly type: string; readonly status?: number }
  /** A document that Vite adds its scripts to. */
  | { readonly document: string }
  | { readonly location: string };

/** Answers a request; undefined if it is for another one to answer. */
type Answer = (request: SiteRequest) => Promise<Reply | undefined>;

/**
 * The document at each address while the content has had mistakes since the server started, which the list on it names.
 * It is reloaded once there is a site.
 */
const NO_SITE =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Problems in the content</title></head><body><main><h1>The site cannot be shown yet</h1><p>Its content has errors. Correct them and save.</p></main></body></html>';

/** Tried in this order until one answers. The last one always does. */
const ANSWERS: readonly Answer[] = [
  pageData,
  asset,
  searchIndex,
  contentEditor,
  siteFile,
  standalonePage,
  page,
];

/** Answers requests for pages and their data. */
export function devPages(pages: DevPages): Connect.NextHandleFunction {
  const { projectRoot, server, content } = pages;
  const { base } = server.config;
  let frame: Promise<string> | undefined;
  let editor: Promise<EditorBundle> | undefined;
  const bundles = {
    codeFrame: (entry: string) => (frame ??= bundleCodeFrame(projectRoot, entry)),
    editor: () => (editor ??= bundleContentEditor(projectRoot)),
  };
  const answerRequest = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
    const path = decodedPath(request.originalUrl ?? '/');
    await content.opened;
    const { site } = content;
    const sendDocument = async (html: string, status: number) =>
      send(response, 'text/html', await withViteScripts(server, path, html), status);
    if (site === undefined) {
      if (!request.headers.accept?.includes('text/html')) return next();
      return sendDocument(NO_SITE, 503);
    }
    const asked: SiteRequest = {
      ...pages,
      ...bundles,
      site,
      compiledSite: async () => (await content.compiledSite()) ?? site,
      file: path.slice(base.length),
      place: { siteUrl: `http://${request.headers.host}`, base },
    };
    for (const answer of ANSWERS) {
      const reply = await answer(asked);
      if (reply === undefined) continue;
      if ('document' in reply) return sendDocument(reply.document, 200);
      if ('body' in reply) return send(response, reply.type, reply.body, reply.status);
      response.writeHead(302, { location: reply.location });
      return response.end();
    }
  };
  // Vite answers with the error. Nobody waits for the promise: its rejection would end the server.
  return (request, response, next) => void answerRequest(request, response, next).catch(next);
}

/** Decodes the path of a request, which need not be that of a URL: `//`, `*`. */
function decodedPath(request: string): string {
  const path = request.replace(/[?#].*/s, '');
  return decoded(path) ?? path; // No page has an address with a stray percent sign.
}

/** Adds Vite's scripts to a document. They are all in its head, and parsing a long article takes a tenth of a second. */
async function withViteScripts(server: ViteDevServer, path: string, html: string): Promise<string> {
  const body = html.indexOf('<body>');
  const head = await server.transformIndexHtml(encodeURI(path), html.slice(0, body));
  return head + html.slice(body);
}

async function pageData({ site, file }: SiteRequest): Promise<Reply | undefined> {
  const route = [...site.model.pages.keys()].find((one) => pageDataPath(one) === file);
  const data = route === undefined ? undefined : await site.page(route, true);
  return data && json(pageDataText(data, RELEASE));
}

/** Answers with a file that an article refers to, unless it has changed since its page was compiled. */
async function asset({ site, file }: SiteRequest): Promise<Reply | undefined> {
  if (!file.startsWith('assets/')) return undefined;
  const found = site.assets().find(({ url }) => url === `/${file}`);
  const body = found && (await readAsset(found).catch(() => undefined));
  return body && { type: lookup(file) ?? 'application/octet-stream', body };
}

async function searchIndex({ file, compiledSite }: SiteRequest): Promise<Reply | undefined> {
  if (file !== SEARCH_INDEX) return undefined;
  return json(searchIndexText(searchablePages(await compiledSite())));
}

/** Answers with a file of the content editor; its document has the policy of the built editor. */
async function contentEditor(request: SiteRequest): Promise<Reply | undefined> {
  const { file, projectRoot, place } = request;
  if (`${file}/` === EDITOR_FOLDER) return { location: `${place.base}${EDITOR_FOLDER}` };
  if (!file.startsWith(EDITOR_FOLDER)) return undefined;
  const site = await request.compiledSite();
  const files = await editorFiles(site, await request.editor(), {
    projectRoot,
    ...place,
  });
  if (file !== EDITOR_FOLDER) return fileReply(file, files);
  return fileReply(EDITOR_DOCUMENT, files);
}

async function siteFile({ projectRoot, file, place, compiledSite }: SiteRequest): Promise<Reply | undefined> {
  const found = SITE_FILES.find(({ matches }) => matches.test(file));
  if (found !== undefined) {
    return fileReply(file, await found.files({ projectRoot, site: await compiledSite(), place }));
  }
  return file.startsWith('data/') ? fileReply(file, new Map()) : undefined;
}

async function standalonePage(request: SiteRequest): Promise<Reply | undefined> {
  const { projectRoot, site, file, place, codeFrame, list } = request;
  const { base } = place;
  const found = standalonePages(projectRoot).find(({ route }) => route.slice(1) === file);
  if (found === undefined) return undefined;
  if (found.app.length > 0) {
    await writeExampleApps(projectRoot).catch((error) => list.replace('program', [failureDiagnostic(error)]));
  }
  const assets = { site: site.model.site, base, release: RELEASE, styles: [], canonical: `${base}${file}` };
  if (found.runsCode) {
    const start = { kind: 'inline', code: await codeFrame(found.entry) } as const;
    // Vite's client is a module, which a sandboxed frame cannot load.
    return { type: 'text/html', body: renderStandalone(found, { ...assets, start }) };
  }
  const start = { kind: 'module', url: base + found.entry, imports: [] } as const;
  const firstStyles = { kind: 'linked', href: base + FIRST_TEXT_STYLE } as const;
  return {
    document: renderStandalone(found, { ...assets, start, ...(found.indexed && { firstStyles }) }),
  };
}

/** Renders the page at a path like the build. If there is none, the app renders the not-found page. */
async function page({ server, site, file, list }: SiteRequest): Promise<Reply> {
  const route = withoutSlash(`/${file}`);
  const rendered = Promise.all([loadApp(server), site.page(route, true)]).then(([app, data]) =>
    data === undefined
      ? emptyDocument(server, site)
      : renderPageDocument(app, frameOf(server, site), {
          route,
          page: data,
          styles: { kind: 'linked', href: server.config.base + PAGE_STYLES[data.kind] },
        }),
  );
  const document = await rendered.catch((error: unknown) => {
    list.replace('program', [failureDiagnostic(error)]);
    return emptyDocument(server, site);
  });
  return { document };
}

function json(body: string): Reply {
  return { type: 'application/json', body };
}

function fileReply(file: string, files: ReadonlyMap<string, string | Uint8Array>): Reply {
  const body = files.get(file);
  if (body === undefined) return { type: 'text/plain', body: 'No such page', status: 404 };
  return { type: lookup(file) ?? 'application/octet-stream', body };
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
