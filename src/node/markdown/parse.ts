import type { PhrasingContent, Root, Text } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Compatible } from 'vfile';
import { nameLanguages } from './code/languages.ts';

/**
 * The syntax of pages: GitHub-flavoured markdown without task lists, and directives. Every reader of pages (the
 * compilation, the markdown export, the checks of prose and samples) uses this parser.
 */
const markdownParser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective)
  .use(remarkExtensions)
  .freeze();

/** Parses markdown. Positions are those of the text, so replace front matter with blank lines. */
export function parseMarkdown(text: Compatible): Root {
  return markdownParser.parse(text);
}

/**
 * Records in the tree the position at which a directive is closed, for which remark-directive has no option, leaves the
 * boxes of task lists as text, names each language in one way, and ends addresses within Chinese and Japanese text.
 */
function remarkExtensions(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown({ verbose: true }),
    { transforms: [nameLanguages, endAddresses] },
  ];
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: ['tasklistCheck'] } }];
}

/** Punctuation of Chinese and Japanese, which have no spaces around it. */
const WIDE_PUNCTUATION = /([\u3000-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]+)/;

/** Ends addresses that are links by themselves where wide punctuation follows. Otherwise they would contain the rest of the sentence. */
function endAddresses(tree: Root): void {
  visit(tree, 'link', (node, index, parent) => {
    const [text] = node.children;
    if (parent === undefined || index === undefined || text?.type !== 'text') return;
    const { start, end } = node.position ?? {};
    // In angle or square brackets a writer has said where it ends.
    if (Number(end?.offset) - Number(start?.offset) > text.value.length) return;
    const parts = text.value.split(WIDE_PUNCTUATION).filter((part) => part !== '');
    if (parts.length === 1) return;
    const nodes = parts.map((value): PhrasingContent => {
      const content: Text = { type: 'text', value };
      if (/^https?:/i.test(value)) return { ...node, url: value, children: [content] };
      return /^www\./i.test(value) ? { ...node, url: `http://${value}`, children: [content] } : content;
    });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}
