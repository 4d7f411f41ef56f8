import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
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
 * the boxes of task lists as text, names each language in one way, and ends addresses where their sentences go on.
 */
function remarkExtensions(this: Processor): void {
  const data = this.data();
  const { flow = {} } = directive();
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown({ verbose: true }),
    { transforms: [nameLanguages, endAddresses] },
  ];
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow, disable: { null: ['tasklistCheck'] } },
  ];
}

/**
 * Where an address in a sentence ends: before quotes, brackets, dashes and final punctuation of any script, and before
 * what GitHub leaves out in front of them. An apostrophe or a hyphen within a word goes on, as in titles of Wikipedia.
 */
const ADDRESS_END =
  /(?:[?!.,:;*_~'"]|\)(?<!\([^()]*\)))*(?![’‐–]\p{L})(?=\P{ASCII})[\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Pd}\p{Terminal_Punctuation}…]/u;

/** Cuts links that are bare addresses at their ends. GitHub’s rule, which the parser has, knows the signs of ASCII only. */
function endAddresses(tree: Root): void {
  visit(tree, 'link', (node, index, parent) => {
    const { position, children } = node;
    const [text] = children;
    if (text?.type !== 'text' || parent === undefined || index === undefined) return;
    const end = text.value.search(ADDRESS_END);
    const isBare =
      position === undefined || position.end.column - position.start.column === text.value.length;
    if (end === -1 || !isBare) return;
    const rest = text.value.slice(end);
    text.value = text.value.slice(0, end);
    node.url = node.url.slice(0, -rest.length);
    parent.children.splice(index + 1, 0, { type: 'text', value: rest });
  });
}
