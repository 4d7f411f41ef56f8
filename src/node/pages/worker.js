// The entry module of a thread that compiles pages. Plain JavaScript, because Node loads it before tsx is registered.

import { register } from 'tsx/esm/api';

register();

/** @type {import('./compiled-pages.ts').CompiledPages | undefined} */
let store;

/**
 * Compiles a page into the store. A thread serves only one store.
 *
 * @param {import('./compile-threads.ts').ThreadTask} task
 */
export async function compilePage({ text, settings }) {
  const { CompiledPages } = await import('./compiled-pages.ts');
  store ??= new CompiledPages(settings);
  return text === undefined ? undefined : store.page(text);
}
