import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { putInPlace } from './put-in-place.ts';

test('a new site replaces the former one completely', async () => {
  const root = await fixtureFolder({
    'new/index.html': 'new',
    'dist/index.html': 'old',
    'dist/gone/index.html': 'old',
  });
  await putInPlace(join(root, 'new'), join(root, 'dist'));
  expect(await readdir(root)).toEqual(['dist']);
  expect(await readdir(join(root, 'dist'))).toEqual(['index.html']);
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('new');
});

test('a first site is moved to a folder that does not exist yet', async () => {
  const root = await fixtureFolder({ 'new/index.html': 'new' });
  await putInPlace(join(root, 'new'), join(root, 'deep/dist'));
  await access(join(root, 'deep/dist/index.html'));
});

test('the former site is restored if the new one cannot be moved', async () => {
  const root = await fixtureFolder({ 'dist/index.html': 'old' });
  await expect(putInPlace(join(root, 'new'), join(root, 'dist'))).rejects.toThrow('ENOENT');
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old');
  expect(await readdir(root)).toEqual(['dist']);
});

test('the remains of an interrupted build are no obstacle', async () => {
  const root = await fixtureFolder({ 'new/index.html': 'new', 'new.former/index.html': 'older' });
  await putInPlace(join(root, 'new'), join(root, 'dist'));
  expect(await readdir(root)).toEqual(['dist']);
});
