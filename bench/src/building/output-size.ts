import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Returns the size of all files of a built site. */
export async function outputMebibytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}
