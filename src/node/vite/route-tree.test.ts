import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { routeTreePlugin } from './route-tree.ts';

const KNOWN = ['__root.tsx', 'docs/$.tsx', 'index.tsx'];

/** Creates a project with these route files, whose tree imports the known ones. */
async function projectWith(routes: readonly string[]): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'route-tree-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'src/app/routes/docs'), { recursive: true });
  for (const route of routes) await writeFile(path.join(root, 'src/app/routes', route), '');
  const tree = KNOWN.map((route) => `import { Route } from './routes/${route}'\n`).join('');
  await writeFile(path.join(root, 'src/app/route-tree.gen.ts'), tree);
  return root;
}

/** Starts a development server with the plugin for a project. */
async function serverOf(root: string) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [await routeTreePlugin(root, 'serve')],
  });
  onTestFinished(() => server.close());
  return server;
}

it('the generator is not loaded for a build if the route tree has all routes', async () => {
  expect(await routeTreePlugin(await projectWith(KNOWN), 'build')).toBeUndefined();
});

it('the development server restarts when a route is added or removed, and for no other file', async () => {
  const root = await projectWith(KNOWN);
  const server = await serverOf(root);
  const restart = vi.spyOn(server, 'restart').mockResolvedValue();
  server.watcher.emit('all', 'add', path.join(root, 'src/app/other.tsx'));
  server.watcher.emit('all', 'change', path.join(root, 'src/app/routes/index.tsx'));
  expect(restart).not.toHaveBeenCalled();
  server.watcher.emit('all', 'add', path.join(root, 'src/app/routes/new.tsx'));
  server.watcher.emit('all', 'unlink', path.join(root, 'src/app/routes/index.tsx'));
  expect(restart).toHaveBeenCalledTimes(2);
});

it.each([
  ['was added', [...KNOWN, 'new.tsx']],
  ['was removed', KNOWN.filter((route) => route !== 'docs/$.tsx')],
])('the route tree is generated again if a route %s', async (_, routes) => {
  const root = await projectWith(routes);
  await serverOf(root);
  const tree = await readFile(path.join(root, 'src/app/route-tree.gen.ts'), 'utf8');
  const imported = [...tree.matchAll(/from '\.\/routes\/(.+)'/g)].map(([, file]) => file);
  expect(imported.toSorted()).toEqual(routes.toSorted());
});
