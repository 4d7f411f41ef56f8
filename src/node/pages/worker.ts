// The functions of a thread that compiles pages.

import { compile } from '../markdown/compile.ts';
import type { ThreadTask } from './compile-threads.ts';
import { CompiledPages } from './compiled-pages.ts';
import type { StoredPage } from './stored-page.ts';

/** A thread serves only one store. */
let store: CompiledPages | undefined;

const SAMPLE_PAGE = {
  file: 'sample.md',
  body: '```tsx\nconst sample: Sample = <p>Text</p>;\n```\n',
  firstLine: 1,
  contentFolder: '',
  directory: '',
};

/** Compiles a page into the store. */
export async function compilePage({ text, settings }: ThreadTask): Promise<StoredPage | undefined> {
  store ??= new CompiledPages(settings, compile);
  if (text !== undefined) return store.page(text);
  // Loads what highlights and formats samples too, which takes as long as the other modules together.
  await compile({ ...SAMPLE_PAGE, base: settings.base });
  return undefined;
}
