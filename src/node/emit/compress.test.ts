import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { compressDirectory } from './compress.ts';

const long = 'A sentence that is said again and again. '.repeat(100);

test('text files in any folder have both variants, which are the same bytes each time', async () => {
  const files = { 'docs/index.html': `${long}é`, 'small.css': 'a'.repeat(256), 'photo.png': long };
  const root = await fixtureFolder(files);
  const variants = async () => {
    expect(await compressDirectory(root)).toBe(1);
    return Promise.all(['br', 'gz'].map((type) => readFile(join(root, `docs/index.html.${type}`))));
  };
  const [brotli = Buffer.of(), zipped = Buffer.of()] = await variants();
  expect(await variants()).toEqual([brotli, zipped]);
  expect([brotliDecompressSync(brotli).toString(), gunzipSync(zipped).toString()]).toEqual([
    files['docs/index.html'],
    files['docs/index.html'],
  ]);
  // The operating system is "unknown".
  expect(zipped[9]).toBe(255);
  expect(await readdir(root)).toEqual(['docs', 'photo.png', 'small.css']);
});

test('a file that cannot be written fails the build', async () => {
  const root = await fixtureFolder({ 'a.txt': long, 'a.txt.br/in-the-way': '' });
  await expect(compressDirectory(root)).rejects.toThrow('EISDIR');
});
