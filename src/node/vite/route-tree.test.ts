import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { routeTreePlugin } from './route-tree.ts';

/** Creates a project with these route files, whose tree imports `index.tsx` and `docs/$.tsx`. */
async function projectWith(routes: readonly string[]): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'route-tree-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'src/app/routes/docs'), { recursive: true });
  for (const route of routes) await writeFile(path.join(root, 'src/app/routes', route), '');
  const tree =
    "import { Route as A } from './routes/index.tsx'\nimport { Route as B } from './routes/docs/$.tsx'\n";
  await writeFile(path.join(root, 'src/app/route-tree.gen.ts'), tree);
  return root;
}

it('the generator is not loaded if the route tree has all routes', async () => {
  const root = await projectWith(['index.tsx', 'docs/$.tsx']);
  expect(await routeTreePlugin(root, 'build')).toBeUndefined();
  expect(await routeTreePlugin(root, 'serve')).toHaveProperty('name', 'site:route-tree');
});

it.each([
  ['has come', ['index.tsx', 'docs/$.tsx', 'new.tsx']],
  ['is gone', ['index.tsx']],
])('where a route %s, the build makes the tree anew', async (_, routes) => {
  expect(await routeTreePlugin(await projectWith(routes), 'build')).toBeDefined();
});
