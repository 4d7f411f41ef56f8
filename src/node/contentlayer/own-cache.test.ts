import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepOwnCache } from './own-cache.ts';

async function projectWithCache() {
  const root = await mkdtemp(path.join(tmpdir(), 'own-cache-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const entry = path.join(root, '.contentlayer/.cache/entry.json');
  const fill = async () => {
    await mkdir(path.dirname(entry), { recursive: true });
    await writeFile(entry, '{}');
  };
  return { root, fill, isKept: () => existsSync(entry) };
}

it('what was compiled of one content folder is kept for that folder alone', async () => {
  const { root, fill, isKept } = await projectWithCache();
  expect(await keepOwnCache(root, 'content')).toBe(false);
  await fill();
  expect(await keepOwnCache(root, 'content')).toBe(true);
  expect(isKept()).toBe(true);
  expect(await keepOwnCache(root, 'e2e/fixtures/small-site')).toBe(false);
  expect(isKept()).toBe(false);
});

it('a cache of which nobody knows the folder is not used', async () => {
  const { root, fill, isKept } = await projectWithCache();
  await fill();
  await keepOwnCache(root, 'content');
  expect(isKept()).toBe(false);
});
