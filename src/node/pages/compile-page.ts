import { compile } from '../markdown/compile.ts';
import type { PageFacts } from '../markdown/page/facts.ts';
import { printArticle } from '../markdown/page/hast.ts';
import type { CompiledPage, PageSource } from '../markdown/page/page.ts';

/** The result of the compilation of a page, as plain data for another thread. */
export interface CompiledParts extends PageFacts, Pick<CompiledPage, 'sections'> {
  /** The HTML of the article. */
  readonly article: string;
}

/** Compiles a page, on another thread. */
export async function compilePage(source: PageSource): Promise<CompiledParts> {
  const { tree, ...page } = await compile(source);
  return { ...page, article: printArticle(tree) };
}
