import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates a temporary folder with these files and removes it after the test.
 *
 * @param {Record<string, string | Uint8Array>} files contents by path
 * @returns {Promise<string>} its path
 */
export async function fixtureFolder(files) {
  const folder = await mkdtemp(join(tmpdir(), 'scripts-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(folder, files);
  return folder;
}

/**
 * Writes files into a folder.
 *
 * @param {string} folder
 * @param {Record<string, string | Uint8Array>} files contents by path
 */
export async function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
