import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import type { CompiledMarkdown } from '../markdown/compiled-markdown.ts';
import type { MarkdownContext } from '../markdown/page.ts';

/** The markdown of a page, as plain data. */
export interface PageSource {
  readonly source: string;
  readonly context: MarkdownContext;
}

/** From how many pages on threads pay: each needs a second or two until it is as fast as the one that is there. */
const MANY = 100;

/** Milliseconds without work after which a thread ends: the rest of a build needs its memory. */
const PATIENCE = 500;

let pool: Tinypool | undefined;

/** Compiles the next page of a run: on this thread while there are few, then on as many as there are cores. */
export async function compileNext(page: PageSource, before: number): Promise<CompiledMarkdown> {
  if (before < MANY) {
    // The schema is also read by the validation, which needs no pipeline and should not wait for one.
    const { compileMarkdown } = await import('../markdown/compile-markdown.ts');
    return compileMarkdown(page.source, page.context);
  }
  pool ??= new Tinypool({
    // A bundled module, as the configuration of Contentlayer is, cannot say where its neighbours are.
    filename: path.resolve('src/build/threads/worker.js'),
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: PATIENCE,
    resourceLimits: { maxYoungGenerationSizeMb: 48 },
  });
  return pool.run(page, { name: 'compile' });
}
