import { type TwinTask, twinOf } from '../twins/twin-task.ts';
import { compileThreadCount, compileThreads, MANY_PAGES } from './thread-pool.ts';

/** How many twins are asked for at a time: this thread is busy, and the others must not wait for it after each. */
const AT_ONCE = 25;

/**
 * Makes the twins of pages, on the threads that have just compiled the pages where there are any, while this one bundles
 * the app and renders.
 */
export async function renderTwins(tasks: readonly TwinTask[]): Promise<readonly string[]> {
  if (compileThreadCount() === 0 && tasks.length < MANY_PAGES) return tasks.map(twinOf);
  const runs: Promise<readonly string[]>[] = [];
  for (let start = 0; start < tasks.length; start += AT_ONCE) {
    runs.push(compileThreads().run(tasks.slice(start, start + AT_ONCE), { name: 'twins' }));
  }
  return (await Promise.all(runs)).flat();
}
