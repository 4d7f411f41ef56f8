import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import {
  ADD_WORD_EVENT,
  CONTENT_EVENT,
  PROBLEMS_EVENT,
  PROBLEMS_REQUEST,
  STARTED_EVENT,
} from '../../shared/dev-events.ts';
import { formatDiagnostic } from '../content/diagnostic.ts';
import { ContentDocuments } from '../content/documents.ts';
import { contentDirectory } from '../content/files.ts';
import { assetReader } from '../emit/article-images.ts';
import { START_MODULE } from '../emit/entry-modules.ts';
import { CompiledPages } from '../pages/compiled-pages.ts';
import { ContentWatcher } from '../site/content-watcher.ts';
import { derivedDirectory } from '../site/derived-modules.ts';
import { standalonePages } from '../site/standalone-pages.ts';
import { devPages, loadApp } from './dev-pages.ts';
import { assetMiddleware, guardOpenInEditor } from './middleware.ts';
import { failureDiagnostic, ProblemList } from './problem-list.ts';
import { TextChecks } from './text-checks.ts';

/**
 * Folders without modules of the app: built sites, Contentlayer's own files, tests, the benchmark. Watching their
 * thousands of files would delay the start.
 */
const NOT_SERVED = [
  '.cache',
  '.contentlayer/.cache',
  '.contentlayer/generated',
  'bench',
  'dist',
  'docs',
  'e2e',
  'lint',
  'scripts',
  'test-support',
];

/** The module that shows the list of problems. Only pages of the dev server load it, not those of a build. */
const PROBLEMS_MODULE = 'src/app/dev-problems/problem-panel.ts';

/**
 * The dev server: content is compiled as it is written, pages change in the browser without a reload, and each page
 * lists all problems with file and line.
 */
export function devServerPlugin(projectRoot: string): Plugin {
  const content = normalizePath(path.resolve(projectRoot, contentDirectory));
  const notServed = NOT_SERVED.map((folder) => normalizePath(path.join(projectRoot, folder)));
  const served = [content, normalizePath(derivedDirectory(projectRoot))];
  // A folder that contains a served one is watched too; otherwise nothing below it would be.
  const isIgnored = (file: string) =>
    isBelowAny(file, notServed) &&
    !isBelowAny(file, served) &&
    !served.some((folder) => isBelowAny(folder, [normalizePath(file)]));
  const stops: (() => unknown)[] = [];
  const documents = new ContentDocuments(projectRoot);
  let compiled: CompiledPages | undefined;
  return {
    name: 'site:dev-server',
    apply: 'serve',
    // Also called when Vite restarts the server by itself, while the former one still has open connections.
    buildEnd: async () => {
      await Promise.all(stops.splice(0).map((stop) => stop()));
    },
    config: () => {
      // First of all, because loading Contentlayer takes longest.
      void documents.prepare();
      return {
        appType: 'custom',
        server: { watch: { ignored: isIgnored } },
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
    transformIndexHtml: (_html, { server }) => [
      { tag: 'script', attrs: { type: 'module', src: `${server?.config.base ?? '/'}${PROBLEMS_MODULE}` } },
    ],
    configResolved: ({ base }) => {
      compiled = new CompiledPages({ projectRoot, base });
      // The threads start while Vite does.
      compiled.openThread();
    },
    async configureServer(server) {
      const { logger, base } = server.config;
      const list = new ProblemList({
        onChange: (problems) => server.ws.send(PROBLEMS_EVENT, problems),
        onNew: (problem) =>
          logger[problem.severity === 'error' ? 'error' : 'warn'](formatDiagnostic(problem)),
        onSolved: () => logger.info('All problems are solved.'),
      });
      server.ws.on(PROBLEMS_REQUEST, (_data, client) => client.send(PROBLEMS_EVENT, list.current));
      const checks = new TextChecks(projectRoot, list);
      // Vite accepts messages only from pages of this server.
      server.ws.on(ADD_WORD_EVENT, (word: unknown) => {
        checks.accept(word).catch((error: unknown) => list.replace('program', [failureDiagnostic(error)]));
      });
      compiled ??= new CompiledPages({ projectRoot, base });
      const watcher = new ContentWatcher(projectRoot, documents, compiled, {
        onChange: () => server.ws.send({ type: 'custom', event: CONTENT_EVENT }),
        onOpened: () => {
          list.replace('program', []);
          list.replace('content', []);
        },
        onChecked: (problems) => {
          list.replace('program', []);
          list.replace('content', problems);
          checks.restart();
        },
        onFailure: (error) => list.replace('program', [failureDiagnostic(error)]),
      });
      stops.push(
        () => checks.stop(),
        () => watcher.close(),
      );
      // The app imports derived modules; if a former run has left them, the app can be loaded meanwhile.
      const loadEarly = () => void loadApp(server).catch(() => {});
      if (existsSync(derivedDirectory(projectRoot))) loadEarly();
      await watcher.start();
      if (watcher.site === undefined) {
        // Vite scans the app's imports for packages, and some of them are derived modules. Without these, the scan
        // fails with a long message; Vite finds the packages later, when pages import them.
        server.environments.client.config.optimizeDeps.entries = [];
      } else {
        loadEarly();
      }
      server.ws.on(STARTED_EVENT, () => watcher.pageStarted());
      server.watcher.add(content);
      server.watcher.on('all', (_event, file) => {
        if (isBelowAny(file, [content])) watcher.changed();
      });
      server.middlewares.use(guardOpenInEditor);
      server.middlewares.use(assetMiddleware(() => watcher.site?.assets() ?? [], assetReader(projectRoot)));
      return () => server.middlewares.use(devPages({ projectRoot, server, content: watcher, list }));
    },
  };
}

function isBelowAny(file: string, folders: readonly string[]): boolean {
  const written = normalizePath(file);
  return folders.some((folder) => written === folder || written.startsWith(`${folder}/`));
}
