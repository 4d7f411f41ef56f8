import path from 'node:path';
import { rolldown } from 'rolldown';
import { Tinypool } from 'tinypool';
import { hashOf } from '../markdown/page/page.ts';
import { CacheFolder } from './cache-folder.ts';

/** Megabytes of memory that a task may need. */
export const MAX_MEMORY_MB = 256;

/**
 * Opens the threads that compile pages. A thread that needs too much memory ends, and its task rejects.
 *
 * @param most the largest number of threads
 * @param waiting the number of threads that start at once and wait for pages; others end when there are no more
 */
export async function openThreads(projectRoot: string, most: number, waiting: number): Promise<Tinypool> {
  return new Tinypool({
    filename: await bundle(projectRoot, 'src/node/pages/compile-page.ts'),
    name: 'compilePage',
    minThreads: waiting,
    maxThreads: most,
    // Longer than it takes to write a result and to find the next task.
    idleTimeout: 1000,
    resourceLimits: { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
}

/**
 * Bundles a module with what it imports of this project, as JavaScript. A thread then loads it faster than through a
 * loader, which would transform the modules one by one. Returns the absolute path of the bundle.
 */
async function bundle(projectRoot: string, module: string): Promise<string> {
  const build = await rolldown({
    input: path.join(projectRoot, module),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    logLevel: 'silent',
  });
  const { output } = await build.generate({ codeSplitting: false });
  await build.close();
  const folder = new CacheFolder(projectRoot, 'threads');
  const file = `${hashOf(output[0].code)}.mjs`;
  await folder.prune();
  await folder.get(file, async () => Buffer.from(output[0].code));
  return folder.path(file);
}
