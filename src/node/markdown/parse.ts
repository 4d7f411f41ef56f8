import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { Compatible } from 'vfile';
import { nameLanguages } from './code/languages.ts';

/**
 * The syntax of pages: GitHub-flavoured markdown without task lists, and directives. Every reader of pages (the
 * compilation, the markdown export, the checks of prose and samples) uses this parser.
 */
const markdownParser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkExtensions)
  .freeze();

/** Parses markdown. Positions are those of the text, so replace front matter with blank lines. */
export function parseMarkdown(text: Compatible): Root {
  return markdownParser.parse(text);
}

/**
 * Adds directives on lines of their own, with the positions at which they are closed; within text, `npm:react` is text. Leaves
 * the boxes of task lists as text, and names each language in one way.
 */
function remarkExtensions(this: Processor): void {
  const data = this.data();
  const { flow = {} } = directive();
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown({ verbose: true }),
    { transforms: [nameLanguages] },
  ];
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow, disable: { null: ['tasklistCheck'] } },
  ];
}
