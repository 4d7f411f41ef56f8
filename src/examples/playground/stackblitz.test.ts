import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startingPoints } from 'derived/starting-points.ts';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { viteProject } from './stackblitz.tsx';

// Below the project, so that the packages of the project are found: a project names their versions.
const folder = path.resolve('.cache/test-stackblitz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = startingPoints.findLast(({ id }) => id.includes('/'));

it.each([
  ['a component', startingPoints[0]],
  ['an app', app],
])('a project for StackBlitz with %s is built by Vite', async (_, point) => {
  if (point === undefined) throw new Error('There is no such starting point.');
  const { files } = (await point.load()).code;
  const project = viteProject(files.map(([file, text]) => ({ path: file, text })));
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(project)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  await build({ root: folder, logLevel: 'error' });
  expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toContain('/assets/index-');
});

it('a project for StackBlitz names exact versions', () => {
  const { dependencies, devDependencies } = JSON.parse(
    viteProject([{ path: 'App.tsx', text: '' }])['package.json'] ?? '',
  );
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions).toHaveLength(9);
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
