import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { CONTENT_EVENT, STARTED_EVENT } from '../../shared/dev-events.ts';
import { contentDirectory } from '../content/files.ts';
import { assetReader } from '../emit/article-images.ts';
import { ContentWatcher } from '../site/content-watcher.ts';
import { derivedDirectory } from '../site/derived-modules.ts';
import { devPages, loadApp } from './dev-pages.ts';
import { assetMiddleware } from './middleware.ts';

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
  const content = normalizePath(path.resolve(projectRoot, contentDirectory));
  const notServed = NOT_SERVED.map((folder) => normalizePath(path.join(projectRoot, folder)));
  const isIgnored = (file: string) => isBelowAny(file, notServed) && !isBelowAny(file, [content]);
  return {
    name: 'site:dev-server',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      server: { watch: { ignored: isIgnored } },
    }),
    async configureServer(server) {
      const onError = (error: unknown) => showError(server, error);
      const watcher = new ContentWatcher(projectRoot, server.config.base, {
        onChange: () => server.ws.send({ type: 'custom', event: CONTENT_EVENT }),
        // Vite takes a mistake off the page with the next update, even one of nothing.
        onRight: () => server.ws.send({ type: 'update', updates: [] }),
        onWarning: (message) => server.config.logger.warn(message),
        onError,
      });
      // The app imports what the content derives; where a former run has left that, it can be loaded meanwhile.
      if (existsSync(derivedDirectory(projectRoot))) void loadApp(server).catch(() => {});
      await watcher.start();
      server.ws.on(STARTED_EVENT, () => watcher.pageStarted());
      server.watcher.add(content);
      server.watcher.on('all', (_event, file) => {
        if (isBelowAny(file, [content])) watcher.changed();
      });
      server.middlewares.use(assetMiddleware(() => watcher.site?.assets() ?? [], assetReader(projectRoot)));
      return () => server.middlewares.use(devPages({ projectRoot, server, content: watcher, onError }));
    },
  };
}

function isBelowAny(file: string, folders: readonly string[]): boolean {
  const written = normalizePath(file);
  return folders.some((folder) => written === folder || written.startsWith(`${folder}/`));
}

function showError(server: ViteDevServer, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  server.config.logger.error(message);
  server.ws.send({ type: 'error', err: { message, stack: stack.startsWith('ContentError') ? '' : stack } });
}
