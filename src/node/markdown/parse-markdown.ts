import type { Root } from 'hast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { markDemos } from './demo/demo-directives.ts';
import { markDiagrams } from './diagram/diagram-directives.ts';
import { sanitiseTree } from './html/sanitise-tree.ts';
import { expandWritersHtml } from './html/writers-html.ts';
import { embedImages } from './images.ts';
import { checkLinks } from './links.ts';
import { restoreLiteralDirectives } from './literal-directives.ts';
import { markNotes } from './note-directives.ts';
import type { Page } from './page.ts';
import { resolveReferences } from './references.ts';
import { reportUnclosedBlocks } from './unclosed-blocks.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective)
  .use(keepDirectivePlaces)
  .freeze();

const toHtmlTree = unified()
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '', footnoteLabelProperties: {} })
  .freeze();

/**
 * Reads markdown into an HTML tree that holds nothing a writer must not write: URLs are checked, raw HTML is
 * reduced to what is allowed. The tree is plain; our own markup is added by the transforms that come after.
 */
export async function parseMarkdown(source: string, page: Page): Promise<Root> {
  const text = normaliseText(source);
  const tree = parser.parse(text);
  reportUnclosedBlocks(tree, text, page);
  markDemos(tree, page);
  markDiagrams(tree, page);
  restoreLiteralDirectives(tree, text, page);
  markNotes(tree, page);
  resolveReferences(tree);
  checkLinks(tree, page);
  await embedImages(tree, page);
  const html = await toHtmlTree.run(tree);
  expandWritersHtml(html, page);
  return sanitiseTree(html);
}

/** Drops a byte-order mark and makes every line end in a newline; lines and columns stay what they were. */
function normaliseText(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Makes the parser note where a directive is closed, which remark-directive has no option for. */
function keepDirectivePlaces(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown({ verbose: true }),
  ];
}
