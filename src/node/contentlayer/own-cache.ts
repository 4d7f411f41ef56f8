import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Clears what Contentlayer has made where it is of another content folder. Contentlayer takes a file for unchanged when it has
 * the same name and was written in the same millisecond, as in a fresh clone files of two folders may be.
 *
 * @returns whether anything of this folder may be there
 */
export async function keepOwnCache(projectRoot: string, contentDirectory: string): Promise<boolean> {
  const folder = path.join(projectRoot, '.contentlayer');
  const record = path.join(folder, 'content-directory');
  if ((await readFile(record, 'utf8').catch(() => undefined)) === contentDirectory) return true;
  await rm(path.join(folder, '.cache'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(record, contentDirectory);
  return false;
}
