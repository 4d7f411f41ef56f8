import { compile } from '../markdown/compile.ts';
import type { ArticleSection, PageFacts } from '../markdown/page/facts.ts';
import { printArticle } from '../markdown/page/hast.ts';
import type { PageSource } from '../markdown/page/page.ts';

/** All inputs of the compilation of a page, as plain data for another thread. */
export interface CompileTask {
  readonly source: PageSource;
  /** The markdown of the pages whose app this page continues, from the first on. */
  readonly continued: readonly string[];
}

/** The result of the compilation of a page, as plain data. */
export interface CompiledParts {
  readonly facts: PageFacts;
  readonly sections: readonly ArticleSection[];
  /** The HTML of the article. */
  readonly article: string;
}

/** Compiles a page, on another thread. */
export async function compilePage({ source, continued }: CompileTask): Promise<CompiledParts> {
  const { tree, sections, ...facts } = await compile(source, continued);
  return { facts, sections, article: printArticle(tree) };
}
