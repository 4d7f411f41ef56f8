import type { Root as Text } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { rehypeApiTables } from './api/render-tables.ts';
import { readChallenge } from './blocks/challenges.ts';
import { readDemoDirective } from './blocks/demos.ts';
import { readDiagram } from './blocks/diagrams.ts';
import { rehypeDirectives, remarkDirectives } from './blocks/directives.ts';
import { readGathering } from './blocks/gathered-text.ts';
import { remarkNotes } from './blocks/notes.ts';
import { appAfter } from './blocks/page-app.ts';
import { remarkProblems } from './blocks/problem-tables.ts';
import { rehypeSteps } from './blocks/steps.ts';
import { ALLOWED_TREE } from './checks/allowed-tree.ts';
import { reportForeignNotation } from './checks/foreign-notation.ts';
import { reportLint } from './checks/lint.ts';
import { rehypeWritersHtml } from './checks/raw-html.ts';
import { reportStrayDirectives } from './checks/stray-directives.ts';
import { reportUnclosedCode } from './checks/unclosed-code.ts';
import { rehypeCodeBlocks } from './code/blocks.ts';
import type { AppFiles } from './page/facts.ts';
import { type CompiledPage, type PageSource, pageFile, pageOf, resultOf } from './page/page.ts';
import { parseMarkdown } from './parse.ts';
import { rehypeFootnoteIds, rehypeHeadings } from './text/headings.ts';
import { remarkImages } from './text/images.ts';
import { rehypeInlineNames } from './text/inline-names.ts';
import { rehypeBasePath, remarkLinks, remarkReferences } from './text/links.ts';
import { rehypeCopies, rehypeSections } from './text/sections.ts';
import { rehypeLabels, rehypeTables } from './text/tables.ts';

/**
 * Parses the text of a page or of a field. Reports what markdown would publish against the
 * writer's intention, as text or as code.
 */
function parseText(file: VFile): Text {
  const [tree, source, { report }] = [parseMarkdown(file), String(file), pageOf(file)];
  reportUnclosedCode(tree, source, report.with({ row: 'code' }));
  reportForeignNotation(tree, source, report);
  reportLint(tree, file, report);
  reportStrayDirectives(tree, report.with({ row: 'note' }));
  return tree;
}

/**
 * Compiles markdown to an HTML tree without anything that writers must not write: checks links and images, reduces raw
 * HTML to what is allowed, and sanitises the result in case another rule let something through.
 */
const safeTree = unified()
  .use(remarkDirectives, {
    demo: readDemoDirective,
    challenge: readChallenge,
    diagram: readDiagram,
    troubleshooting: readGathering,
    changelog: readGathering,
  })
  .use(remarkNotes)
  .use(remarkReferences)
  .use(remarkProblems)
  .use(remarkLinks)
  .use(remarkImages)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '', footnoteLabelProperties: {} })
  .use(rehypeWritersHtml)
  .use(rehypeSanitize, ALLOWED_TREE)
  .freeze();

const toSafeTree = (file: VFile) => safeTree.run(parseText(file), file);

/**
 * Adds our own markup, after the sanitiser, so that writers cannot imitate it. Ids are claimed in order of precedence:
 * fixed, chosen, derived from a heading's text, internal.
 */
const addMarkup = unified()
  .use(rehypeFootnoteIds)
  .use(rehypeApiTables, { toSafeTree })
  .use(rehypeHeadings)
  .use(rehypeDirectives)
  .use(rehypeCopies)
  .use(rehypeTables)
  .use(rehypeLabels)
  .use(rehypeInlineNames)
  .use(rehypeSections)
  .use(rehypeBasePath)
  // Late, because highlighting creates most of a tree's nodes, and the plugins above would visit all of them.
  .use(rehypeCodeBlocks)
  .use(rehypeSteps)
  .freeze();

/**
 * Compiles the markdown of one page. Returns a writer's mistakes as `diagnostics`; rejects only on system errors, and with a
 * `RangeError` for a page whose blocks are nested too deeply for the stack.
 */
export async function compile(source: PageSource): Promise<CompiledPage> {
  const { continued = [] } = source;
  const earlier: AppFiles = Object.assign({}, ...continued.map((body) => appAfter(parseMarkdown(body))));
  const file = pageFile(source, earlier);
  const page = pageOf(file);
  const text = String(file).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  if (text.trim() === '') {
    page.report.warning(undefined, 'This page has no text.', 'Write it below the front matter.');
  }
  const tree = await toSafeTree(file);
  await addMarkup.run(tree, file);
  return resultOf(page, tree);
}
