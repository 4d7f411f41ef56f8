import path from 'node:path';
import { rolldown } from 'rolldown';
import { Tinypool } from 'tinypool';
import { hashOf } from '../markdown/page/page.ts';
import { CacheFolder } from './cache-folder.ts';

/** Megabytes of memory that a task may need. */
export const MAX_MEMORY_MB = 256;

interface ThreadOptions {
  /** Path of a module below the project's root. */
  readonly module: string;
  /** The name of the function that the module exports: its argument and its result are plain data. */
  readonly name: string;
  /** The number of threads that start at once and wait for tasks; others end when there are no more tasks. */
  readonly waiting?: number;
  readonly most: number;
}

/** Opens threads that run one function. A thread that needs too much memory ends, and its task rejects. */
export async function openThreads(
  projectRoot: string,
  { module, name, waiting = 0, most }: ThreadOptions,
): Promise<Tinypool> {
  return new Tinypool({
    filename: await bundle(projectRoot, module),
    name,
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
