import { symlink } from 'node:fs/promises';
import path from 'node:path';

/** Links the code that the threads of a project load, and its packages, into a project of a test. */
export async function linkCode(projectRoot: string): Promise<void> {
  for (const part of ['src', 'node_modules']) await symlink(path.resolve(part), path.join(projectRoot, part));
}
