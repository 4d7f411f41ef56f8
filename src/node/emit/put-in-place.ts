import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a folder, which need not exist yet, with another one. Both are only renamed, so that the folder is never a
 * mixture of the two. If the new one cannot be moved, the former is restored.
 *
 * @throws Error if `from` cannot be moved to `to`
 */
export async function putInPlace(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await replaceFolder(from, to);
  } catch (error) {
    // OUT_DIR may be on another file system, to which files can only be copied.
    if (!hasCode(error, 'EXDEV')) throw error;
    const copy = `${to}.new`;
    await rm(copy, { recursive: true, force: true });
    await cp(from, copy, { recursive: true });
    await replaceFolder(copy, to);
    await rm(from, { recursive: true });
  }
}

async function replaceFolder(from: string, to: string): Promise<void> {
  const former = `${from}.former`;
  await rm(former, { recursive: true, force: true });
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
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
