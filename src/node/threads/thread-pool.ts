import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';

/** From how many pages on all are for other threads than the first. */
export const MANY_PAGES = 100;

/** Milliseconds without work after which a thread ends: it may be wanted again soon. */
const PATIENCE = 5000;

declare global {
  /** Contentlayer's configuration and Vite's are bundled each with this module, and are to share the threads. */
  var siteThreads: Tinypool | undefined;
  /** Whether this thread has something better to do than to compile pages. */
  var siteThreadsOnly: boolean | undefined;
  /** How many pages they have yet to compile, where that is known. */
  var sitePagesLeft: number | undefined;
}

/**
 * The threads that compile pages, made at the first call and after they were ended.
 *
 * @param most how many there may be
 */
export function compileThreads(most = threadLimit()): Tinypool {
  globalThis.siteThreads ??= new Tinypool({
    // A bundled module, as the configurations of Contentlayer and Vite are, cannot say where its neighbours are.
    filename: path.resolve('src/node/threads/worker.js'),
    minThreads: 0,
    maxThreads: most,
    idleTimeout: PATIENCE,
    resourceLimits: { maxYoungGenerationSizeMb: 48 },
  });
  return globalThis.siteThreads;
}

/** As many as there are cores; one less where this thread has something better to do. */
function threadLimit(): number {
  return Math.max(1, availableParallelism() - (isCompiledOnlyElsewhere() ? 1 : 0));
}

/** How many threads there are already. */
export function compileThreadCount(): number {
  return globalThis.siteThreads?.threads.length ?? 0;
}

/** Says whether pages are compiled on those threads only, so that this one can answer at once. Comes before the first of them. */
export function compileOnlyElsewhere(only: boolean): void {
  globalThis.siteThreadsOnly = only;
}

export function isCompiledOnlyElsewhere(): boolean {
  return globalThis.siteThreadsOnly ?? false;
}

/**
 * Says how many pages will be compiled. After many the threads end with the last page: Contentlayer then writes
 * all of them, and needs the memory.
 */
export function expectPages(pages: number): void {
  globalThis.sitePagesLeft = pages < MANY_PAGES ? undefined : pages;
}

/** One of the pages is done. */
export function pageDone(): void {
  if (globalThis.sitePagesLeft === undefined) return;
  globalThis.sitePagesLeft -= 1;
  if (globalThis.sitePagesLeft === 0) void endCompileThreads();
}

/** Ends the threads that compile pages: what follows in a build needs their memory. */
export async function endCompileThreads(): Promise<void> {
  const threads = globalThis.siteThreads;
  globalThis.siteThreads = undefined;
  await threads?.destroy();
}
