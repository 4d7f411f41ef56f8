import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { compressDirectory } from './compress.ts';

const long = 'A sentence that is said again and again. '.repeat(100);

test('writes both variants beside text files, in any folder, and they unpack to the original', async () => {
  const root = await fixtureFolder({ 'index.html': long, 'docs/overview/index.html': `${long}é` });
  await compressDirectory(root);
  const page = join(root, 'docs/overview/index.html');
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(`${long}é`);
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(`${long}é`);
  expect(await readdir(root)).toEqual(['docs', 'index.html', 'index.html.br', 'index.html.gz']);
});

test('skips small files and files that are already compressed', async () => {
  const root = await fixtureFolder({ 'small.css': 'a'.repeat(256), 'photo.png': long, 'font.woff2': long });
  expect(await compressDirectory(root)).toBe(0);
  expect(await readdir(root)).toEqual(['font.woff2', 'photo.png', 'small.css']);
});

test('produces the same bytes each time, and does not compress its own output', async () => {
  const root = await fixtureFolder({ 'a.svg': long });
  await compressDirectory(root);
  const first = await Promise.all(['a.svg.br', 'a.svg.gz'].map((name) => readFile(join(root, name))));
  expect(await compressDirectory(root)).toBe(1);
  const second = await Promise.all(['a.svg.br', 'a.svg.gz'].map((name) => readFile(join(root, name))));
  expect(second).toEqual(first);
  expect(await readdir(root)).toHaveLength(3);
});

test('a gzip file does not name the operating system', async () => {
  const root = await fixtureFolder({ 'a.txt': long });
  await compressDirectory(root);
  const header = (await readFile(join(root, 'a.txt.gz'))).subarray(4, 10);
  expect([...header]).toEqual([0, 0, 0, 0, 2, 255]);
});

test('compresses each of many files once, however many are processed at a time', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index}.txt`);
  const root = await fixtureFolder(Object.fromEntries(names.map((name) => [name, long])));
  expect(await compressDirectory(root)).toBe(50);
  const variants = names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect(await readdir(root)).toEqual(variants.sort());
});

test('a file that cannot be written fails the build', async () => {
  const root = await fixtureFolder({ 'a.txt': long, 'a.txt.br/in-the-way': '' });
  await expect(compressDirectory(root)).rejects.toThrow('EISDIR');
});
