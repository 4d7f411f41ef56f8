import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { CONTENT_EVENT, PROBLEMS_EVENT, PROBLEMS_REQUEST, STARTED_EVENT } from '../../shared/dev-events.ts';
import { printDiagnostic } from '../content/diagnostic.ts';
import { ContentDocuments } from '../content/documents.ts';
import { contentDirectory } from '../content/files.ts';
import { SERVER_MODULE, START_MODULE } from '../emit/entry-modules.ts';
import { CompiledPages } from '../pages/compiled-pages.ts';
import { ContentWatcher } from '../site/content-watcher.ts';
import { derivedDirectory } from '../site/derived-modules.ts';
import { standalonePages } from '../site/standalone-pages.ts';
import { devPages, loadApp } from './dev-pages.ts';
import { guardOpenInEditor } from './middleware.ts';
import { failureDiagnostic, ProblemList } from './problem-list.ts';

/**
 * Folders without modules of the app: built sites, Contentlayer's own files, tests, the benchmark. Watching their
 * thousands of files would delay the start, and nobody hears of an edit before all of them are watched.
 */
const NOT_SERVED = [
  '.cache',
  '.contentlayer/.cache',
  '.contentlayer/generated',
  'bench',
  'checks',
  'dist',
  'docs',
  'e2e',
  'lint',
  'scripts',
  'test-support',
];

/** How Vite learns that a module is missing only because the server has been closed, which is not an error. */
const CLOSED = { code: 'ERR_CLOSED_SERVER' } as const;

/** The module that shows the list of problems. Only pages of the dev server load it, not those of a build. */
const PROBLEMS_MODULE = 'src/app/dev-problems/problem-list.ts';

/**
 * The dev server: content is compiled as written, pages change in the browser without a reload, and each page
 * lists all problems with file and line.
 */
export function devServerPlugin(projectRoot: string): Plugin {
  const contentFolder = normalizePath(path.resolve(projectRoot, contentDirectory));
  const notServed = NOT_SERVED.map((folder) => normalizePath(path.join(projectRoot, folder)));
  const derived = normalizePath(derivedDirectory(projectRoot));
  const served = [contentFolder, derived];
  // A folder that contains a served one is watched too; otherwise nothing below it would be.
  const isIgnored = (file: string) => {
    const normal = normalizePath(file);
    return (
      isBelowAny(normal, notServed) &&
      !isBelowAny(normal, served) &&
      !served.some((folder) => isBelowAny(folder, [normal]))
    );
  };
  const documents = new ContentDocuments(projectRoot);
  let watcher: ContentWatcher | undefined;
  return {
    name: 'site:dev-server',
    apply: 'serve',
    // Also called when Vite restarts the server by itself, while the former one still has open connections.
    buildEnd: () => watcher?.close(),
    config: () => {
      // First of all, because loading Contentlayer takes longest.
      void documents.prepare();
      return {
        appType: 'custom',
        server: { watch: { ignored: isIgnored } },
        // All modules of the app are transformed while Contentlayer runs, not each when the one before has been evaluated.
        environments: { ssr: { dev: { preTransformRequests: true } } },
        // Not below `node_modules`, which may be read-only.
        cacheDir: path.join(projectRoot, '.cache/vite'),
        // Where Vite looks for packages. The apps that pages show are written when they are opened, and use no others.
        optimizeDeps: {
          entries: [
            START_MODULE,
            ...standalonePages(projectRoot).flatMap(({ app, entry }) => (app.length === 0 ? [entry] : [])),
          ],
        },
      };
    },
    // Without derived modules of a former run, the app's modules wait for them while the others are loaded.
    resolveId: {
      order: 'pre',
      handler: async (id) => {
        if (!id.startsWith(derived) || existsSync(id)) return;
        await watcher?.firstSite;
        if (watcher?.site === undefined) throw Object.assign(new Error('The server is closed.'), CLOSED);
      },
    },
    transformIndexHtml: (_html, { server }) => [
      { tag: 'script', attrs: { type: 'module', src: `${server?.config.base ?? '/'}${PROBLEMS_MODULE}` } },
    ],
    configureServer(server) {
      const compiled = new CompiledPages({ projectRoot, base: server.config.base });
      compiled.warmUp();
      const { content, list } = openContent(server, projectRoot, documents, compiled);
      // Vite calls "buildEnd" only after modules that wait for a first site.
      server.httpServer?.once('close', () => void content.close());
      watcher = content;
      content.start();
      void server.environments.ssr.warmupRequest(`/${SERVER_MODULE}`);
      void content.firstSite.then(() => content.site && loadApp(server)).catch(() => {});
      server.watcher.add(contentFolder);
      // Until then, nobody hears that a writer has solved the first mistakes.
      server.watcher.once('ready', async () => {
        await content.opened;
        if (content.site === undefined) content.changed();
      });
      server.watcher.on('all', (_event, file) => {
        // The check of the content names pictures of "public", and refuses some.
        if (isBelowAny(normalizePath(file), [contentFolder, server.config.publicDir])) content.changed();
      });
      // Vite's own handler would end the process for what is no address, before any middleware.
      server.httpServer?.prependListener('request', (request) => {
        if (!URL.canParse(request.url ?? '', 'http://localhost')) request.url = '/404';
      });
      server.middlewares.use(guardOpenInEditor);
      return () => server.middlewares.use(devPages({ projectRoot, server, content, list }));
    },
  };
}

/** Connects the pages of the server with the content and the list of its problems. */
function openContent(
  { config: { logger }, ws }: ViteDevServer,
  projectRoot: string,
  documents: ContentDocuments,
  compiled: CompiledPages,
) {
  const list = new ProblemList({
    onChange: (problems) => ws.send(PROBLEMS_EVENT, problems),
    onNew: (problem) => logger[problem.severity === 'error' ? 'error' : 'warn'](printDiagnostic(problem)),
    onSolved: () => logger.info('No problems.'),
  });
  const content = new ContentWatcher(projectRoot, documents, compiled, {
    onChange: () => ws.send({ type: 'custom', event: CONTENT_EVENT }),
    onOpened: () => {
      list.replace('program', []);
      list.replace('content', []);
      ws.send({ type: 'full-reload' });
    },
    onChecked: (problems) => {
      list.replace('program', []);
      list.replace('content', problems);
    },
    onFailure: (error) => list.replace('program', [failureDiagnostic(error)]),
  });
  ws.on(STARTED_EVENT, (_data, client) => {
    if (content.pageStarted()) client.send(CONTENT_EVENT);
  });
  ws.on(PROBLEMS_REQUEST, (_data, client) => client.send(PROBLEMS_EVENT, list.current));
  return { content, list };
}

function isBelowAny(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
}
