import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A real folder with these files, for one test; it is gone when the test is over.
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
