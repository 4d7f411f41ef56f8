// The entry module of a thread that compiles pages. Plain JavaScript, because Node loads it before tsx is registered.

import { register } from 'tsx/esm/api';

register();

/** @type {import('./compiled-pages.ts').CompiledPages | undefined} */
let store;

const SAMPLE_PAGE = {
  file: 'sample.md',
  body: '```tsx\nconst sample: Sample = <p>Text</p>;\n```\n',
  firstLine: 1,
  contentFolder: '',
  directory: '',
};

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
  if (text !== undefined) return store.page(text);
  // Loads what highlights and formats samples too, which takes as long as the other modules together.
  await compile({ ...SAMPLE_PAGE, base: settings.base });
}
