import { compileThreads } from './thread-pool.ts';

/** From how many pages on a second thread pays, which needs a second until it compiles its first page. */
const SOME_PAGES = 10;

/** Gets a thread ready while this one loads Contentlayer, where there are so many pages to compile that it will help. */
export function warmUpThread(pages: number): void {
  if (pages < SOME_PAGES) return;
  compileThreads()
    .run(undefined, { name: 'warmUp' })
    // Whatever is wrong shows with the first page.
    .catch(() => {});
}
