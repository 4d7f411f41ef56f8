// The beginning of a thread that compiles pages. Plain JavaScript, because Node itself loads it; from here on tsx loads
// TypeScript.

import { register } from 'tsx/esm/api';

register();

/** @type {import('./compiled-pages.ts').CompiledPages | undefined} */
let store;

/**
 * Compiles pages into the store. A thread works for one store only.
 *
 * @param {import('./compile-threads.ts').ThreadTask} task
 */
export async function compilePages({ files, settings }) {
  const { CompiledPages } = await import('./compiled-pages.ts');
  store ??= new CompiledPages(settings);
  /** @type {[string, import('./compiled-pages.ts').StoredPage][]} */
  const compiled = [];
  for (const file of files) {
    const page = await store.page(file);
    if (page !== undefined) compiled.push([file, page]);
  }
  return compiled;
}
