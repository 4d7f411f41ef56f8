import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a folder, which need not exist yet, with another one. Both are only renamed, so that the folder is never a
 * mixture of the two. If the new one cannot be moved, the former is restored.
 *
 * @throws Error if `from` cannot be moved to `to`
 */
export async function putInPlace(from: string, to: string): Promise<void> {
  const former = `${from}.former`;
  await mkdir(path.dirname(to), { recursive: true });
  await rm(former, { recursive: true, force: true });
  const hadFormer = existsSync(to);
  if (hadFormer) await rename(to, former);
  try {
    await rename(from, to);
  } catch (error) {
    if (hadFormer) await rename(former, to);
    throw error;
  }
  await rm(former, { recursive: true, force: true });
}
