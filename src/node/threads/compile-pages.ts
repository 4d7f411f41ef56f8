import type { CompiledMarkdown } from '../markdown/compiled-markdown.ts';
import type { MarkdownContext } from '../markdown/page.ts';
import {
  compileThreadCount,
  compileThreads,
  isCompiledOnlyElsewhere,
  MANY_PAGES,
  pageDone,
} from './thread-pool.ts';

/** The markdown of a page, as plain data. */
export interface PageSource {
  readonly source: string;
  readonly context: MarkdownContext;
}

/** How many pages the other threads are at. */
let elsewhere = 0;

/**
 * Compiles the next page of a run: on another thread where one is there and has nothing to do, else on this one. Of many
 * pages all are for as many threads as there are cores: this one has enough to do with what they give back.
 *
 * @param before how many pages the run has had already
 */
export async function compileNext(page: PageSource, before: number): Promise<CompiledMarkdown> {
  const mayBeHere = before < MANY_PAGES && !isCompiledOnlyElsewhere();
  const compile = mayBeHere && elsewhere >= compileThreadCount() ? compileHere : compileElsewhere;
  return compile(page).finally(pageDone);
}

async function compileElsewhere(page: PageSource): Promise<CompiledMarkdown> {
  elsewhere += 1;
  try {
    return await compileThreads().run(page, { name: 'compile' });
  } finally {
    elsewhere -= 1;
  }
}

/** Compiles a page on this thread. */
export async function compileHere({ source, context }: PageSource): Promise<CompiledMarkdown> {
  // The schema is also read by the validation, which needs no pipeline and should not wait for one.
  const { compileMarkdown } = await import('../markdown/compile-markdown.ts');
  return compileMarkdown(source, context);
}
