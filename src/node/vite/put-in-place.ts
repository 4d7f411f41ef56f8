import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts a folder in the place of another, which may not be there. Both only change their names, so that nobody meets a
 * folder that is half of each; where the new one cannot be put in place, the former comes back.
 *
 * @throws Error where `from` cannot be moved to `to`
 */
export async function putInPlace(from: string, to: string): Promise<void> {
  const former = `${from}.former`;
  await rm(former, { recursive: true, force: true });
  await mkdir(path.dirname(to), { recursive: true });
  const hadFormer = await moveIfThere(to, former);
  try {
    await rename(from, to);
  } catch (error) {
    if (hadFormer) await rename(former, to);
    throw error;
  }
  await rm(former, { recursive: true, force: true });
}

async function moveIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
