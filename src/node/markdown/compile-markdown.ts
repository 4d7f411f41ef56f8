import type { Root } from 'hast';
import { renderApiTables } from './api/api-tables.ts';
import { renderCodeFigures } from './code/code-figures.ts';
import type { CompiledMarkdown } from './compiled-markdown.ts';
import { finishDemos } from './demo/demo-figures.ts';
import { finishDiagrams } from './diagram/diagram-figures.ts';
import { claimFootnoteIds } from './footnote-ids.ts';
import { anchorHeadings } from './headings.ts';
import { stringifyHtml } from './html/stringify-html.ts';
import { labelRegions } from './label-ids.ts';
import { finishNotes } from './notes.ts';
import { createPage, type MarkdownContext, type Page } from './page.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { wrapTables } from './tables.ts';
import { labelTaskLists } from './task-lists.ts';

export type { MarkdownContext } from './page.ts';

/**
 * Compiles the markdown of one page to safe HTML and what the rest of the build must know about it. A
 * writer's mistakes come back as `problems`; it rejects only when the machine fails (a file that cannot be
 * read).
 */
export async function compileMarkdown(source: string, context: MarkdownContext): Promise<CompiledMarkdown> {
  const page = createPage(context);
  try {
    const tree = await parseMarkdown(source, page);
    const headings = await transform(tree, page);
    return resultOf(page, stringifyHtml(tree), headings);
  } catch (error) {
    // Every step walks the tree recursively; thousands of levels are a mistake, and the writer should hear of
    // it.
    if (!(error instanceof RangeError)) throw error;
    page.report.error(
      undefined,
      `This page cannot be read: ${error.message}.`,
      'Something is nested too deeply; look for a long run of ">" or of tags that are not closed.',
    );
    return resultOf(page, '', []);
  }
}

function resultOf(page: Page, html: string, headings: CompiledMarkdown['headings']): CompiledMarkdown {
  return {
    html,
    headings,
    anchors: page.ids.anchors(),
    links: page.links.toSorted((a, b) => a.line - b.line || a.column - b.column),
    demos: [...page.demos],
    diagrams: [...page.diagrams],
    apps: [...page.apps],
    assets: [...page.assets.values()],
    problems: page.report.problems(),
  };
}

/**
 * Adds our own markup. All of it comes after the sanitiser, so that a writer cannot imitate it; and ids are
 * claimed in the order of their rights: fixed ones, chosen ones, ones made of a heading's text, internal
 * ones.
 */
async function transform(tree: Root, page: Page): Promise<CompiledMarkdown['headings']> {
  claimFootnoteIds(tree, page);
  await renderApiTables(tree, page);
  const headings = anchorHeadings(tree, page);
  finishNotes(tree);
  finishDemos(tree);
  finishDiagrams(tree);
  wrapTables(tree);
  labelTaskLists(tree);
  labelRegions(tree, page);
  // Colours make most of a tree's nodes, and the transforms above would walk through all of them.
  await renderCodeFigures(tree, page);
  return headings;
}
