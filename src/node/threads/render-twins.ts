import { type TwinTask, twinOf } from '../twins/twin-task.ts';
import { compileThreadCount, compileThreads, MANY_PAGES } from './thread-pool.ts';

/** How many twins are asked for at a time: this thread is busy, and the others must not wait for it after each. */
const AT_ONCE = 25;

/**
 * Makes the twins of pages while this thread bundles the app and renders: of a few pages on the threads that have just
 * compiled them, where there are any; of many on a single new one, which needs a fraction of what those had kept.
 */
export async function renderTwins(tasks: readonly TwinTask[]): Promise<readonly string[]> {
  const isMany = tasks.length >= MANY_PAGES;
  if (!isMany && compileThreadCount() === 0) return tasks.map(twinOf);
  const threads = compileThreads(isMany ? 1 : undefined);
  const runs: Promise<readonly string[]>[] = [];
  for (let start = 0; start < tasks.length; start += AT_ONCE) {
    runs.push(threads.run(tasks.slice(start, start + AT_ONCE), { name: 'twins' }));
  }
  return (await Promise.all(runs)).flat();
}
