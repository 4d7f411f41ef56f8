import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginOption } from 'vite';

/** Where the routes stand, and the module that the router's generator makes of them. */
const ROUTES = 'src/app/routes';
const ROUTE_TREE = 'src/app/route-tree.gen.ts';

/**
 * The router's plugin, which keeps the route tree as the routes are. It takes a third of a second to load, and the tree is
 * in the repository: a build needs the plugin only where routes have come or gone since.
 */
export async function routeTreePlugin(
  projectRoot: string,
  command: 'build' | 'serve',
): Promise<PluginOption> {
  if (command === 'build' && (await isCurrent(projectRoot))) return undefined;
  const { tanstackRouter } = await import('@tanstack/router-plugin/vite');
  return tanstackRouter({
    target: 'react',
    routesDirectory: ROUTES,
    generatedRouteTree: ROUTE_TREE,
    // A page component that fails to load would replace the prerendered article, so none is split off.
    autoCodeSplitting: false,
    addExtensions: true,
  });
}

/** Whether the tree imports all files of the folder of routes, and no others. */
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
