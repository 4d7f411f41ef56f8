import { compileThreads } from './thread-pool.ts';

/** From how many files on a second thread pays, which needs a second until it compiles its first page. */
const SOME_FILES = 10;

/** Gets a thread ready while this one loads Contentlayer, where there are so many files to compile that it will help. */
export function warmUpThread(files: number): void {
  if (files < SOME_FILES) return;
  compileThreads()
    .run(undefined, { name: 'warmUp' })
    // Whatever is wrong shows with the first page.
    .catch(() => {});
}
