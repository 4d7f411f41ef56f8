import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type PluginOption } from 'vite';

/** The folder of the routes, and the module that the router's generator writes for them. */
const ROUTES = 'src/app/routes';
const ROUTE_TREE = 'src/app/route-tree.gen.ts';

/**
 * Returns the router's plugin, which updates the route tree. It takes a third of a second to load, and the tree is in
 * the repository: the plugin is needed only if routes were added or removed since. The dev server restarts with it when
 * that happens.
 */
export async function routeTreePlugin(
  projectRoot: string,
  command: 'build' | 'serve',
): Promise<PluginOption> {
  if (await isCurrent(projectRoot)) return command === 'build' ? undefined : restartForRoutes(projectRoot);
  const { tanstackRouter } = await import('@tanstack/router-plugin/vite');
  return tanstackRouter({
    target: 'react',
    routesDirectory: ROUTES,
    generatedRouteTree: ROUTE_TREE,
    // No code splitting, because a page component that fails to load would replace the prerendered article.
    autoCodeSplitting: false,
    addExtensions: true,
  });
}

function restartForRoutes(projectRoot: string): PluginOption {
  const routes = normalizePath(path.join(projectRoot, ROUTES));
  return {
    name: 'site:route-tree',
    configureServer(server) {
      server.watcher.on('all', (event, file) => {
        const isRoute = normalizePath(file).startsWith(`${routes}/`);
        if (isRoute && (event === 'add' || event === 'unlink')) void server.restart();
      });
    },
  };
}

/** Whether the tree imports exactly the files in the folder of routes. */
async function isCurrent(projectRoot: string): Promise<boolean> {
  const tree = await readFile(path.join(projectRoot, ROUTE_TREE), 'utf8').catch(() => '');
  const imported = [...tree.matchAll(/from '\.\/routes\/(.+)'/g)].map(([, file]) => file);
  const entries = await readdir(path.join(projectRoot, ROUTES), { recursive: true, withFileTypes: true });
  const routes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(path.join(projectRoot, ROUTES), path.join(parentPath, name)))
    .map((file) => file.replaceAll('\\', '/'));
  return imported.toSorted().join('\n') === routes.toSorted().join('\n');
}
