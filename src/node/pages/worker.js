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
  const [{ CompiledPages }, { compile }] = await Promise.all([
    import('./compiled-pages.ts'),
    import('../markdown/compile.ts'),
  ]);
  store ??= new CompiledPages(settings, compile);
  return text === undefined ? undefined : store.page(text);
}
