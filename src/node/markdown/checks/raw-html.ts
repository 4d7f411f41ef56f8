import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { type Point, pointAfter } from '../../../shared/point.ts';
import { element, readableText } from '../page/hast.ts';
import { pageOf } from '../page/page.ts';
import type { Reporter } from '../page/reporter.ts';

/** The elements that a page may contain as raw HTML, without attributes. */
export const ALLOWED_HTML: ReadonlySet<string> = new Set('br details kbd small sub summary sup'.split(' '));

/** Allowed elements that cannot be inside a paragraph. */
const BLOCK_HTML: ReadonlySet<string> = new Set(['details', 'summary']);

const ALLOWED_NAMES = [...ALLOWED_HTML].map((name) => `<${name}>`).join(', ');

const HINT = `Allowed: ${ALLOWED_NAMES}, without attributes; <details> and <summary> at the beginning of a line below a blank one. Write everything else in markdown. If it is meant as text, put it in backticks. A comment ends with "-->".`;

/**
 * Turns the raw HTML of a page into elements, and reports and removes what is not allowed, so that nothing a writer types
 * becomes markup unchecked.
 */
export function rehypeWritersHtml() {
  return (tree: Root, file: VFile): void => {
    tree.children = expandChildren(tree, 'body', pageOf(file, 'HTML').report);
  };
}

/** Returns the children of one markdown element: markdown's own nodes, and the writer's elements among them. */
function expandChildren({ children }: Root | Element, parent: string, report: Reporter): ElementContent[] {
  const root = element(parent, {});
  /** The elements that the writer has opened, the last one innermost. */
  const open = [root];
  const append = (node: ElementContent) => open.at(-1)?.children.push(node);
  const closeUntil = (isLast: () => boolean) => {
    for (let last = open.at(-1); last !== undefined && last !== root && !isLast(); last = open.at(-1)) {
      const name = last.tagName;
      const hint = `Write </${name}> where it ends, in the same paragraph or on the same level as its start.`;
      report.error(last.position?.start, `<${name}> is never closed.`, hint);
      open.pop();
    }
  };
  const add = (source: string, groups: Readonly<Record<string, string>>, start: Point | undefined) => {
    const { text, open: opened, close: closed } = groups;
    if (text !== undefined) return append({ type: 'text', value: decodeHtmlText(text) });
    if (/^<!--[\s\S]*-->$/.test(source)) return;
    const name = (opened ?? closed ?? '').toLowerCase();
    if (!ALLOWED_HTML.has(name) || (BLOCK_HTML.has(name) && parent === 'p')) {
      // A removed element is reported at its start tag.
      if (closed === undefined) report.error(start, `"${source.split('\n')[0]}" is left out.`, HINT);
    } else if (opened !== undefined) {
      if (!/^<\w+\s*\/?>$/.test(source)) report.warning(start, `<${name}> may not have attributes.`, HINT);
      const written = element(name, {});
      if (start !== undefined) written.position = { start, end: start };
      append(written);
      if (name !== 'br') open.push(written);
    } else if (open.some(({ tagName }) => tagName === name)) {
      closeUntil(() => open.at(-1)?.tagName === name);
      open.pop();
    } else report.warning(start, `</${name}> closes nothing.`, `Remove it, or open <${name}> before it.`);
  };
  for (const child of children) {
    if (child.type === 'raw') {
      let start: Point | undefined = child.position?.start;
      for (const { 0: source, groups = {} } of child.value.matchAll(TOKEN)) {
        add(source, groups, start);
        start = start && pointAfter(start, source);
      }
    } else if (child.type === 'text') append(child);
    else if (child.type === 'element') {
      append({ ...child, children: expandChildren(child, child.tagName, report) });
    }
  }
  closeUntil(() => false);
  return root.children;
}

/**
 * The pieces of raw HTML: what browsers hide (comments, instructions, CDATA), tags, and text. They need not agree with
 * browsers in every case: whatever is text is escaped.
 */
const TOKEN = new RegExp(
  [
    String.raw`<!--[\s\S]*?(?:-->|$)`,
    String.raw`<\?[\s\S]*?(?:\?>|$)`,
    String.raw`<!\[CDATA\[[\s\S]*?(?:\]\]>|$)`,
    '<![^>]*(?:>|$)',
    String.raw`<\/(?<close>[a-z][^\s/>]*)(?![^\s/>])[^>]*(?:>|$)`,
    // The name is whole and a quote that is not closed goes on to the end, so there is one way to match each tag.
    String.raw`<(?<open>[a-z][^\s/>]*)(?![^\s/>])(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)`,
    '(?<text>[^<]+|<)',
  ].join('|'),
  'gi',
);

const htmlParser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Returns the text of raw HTML without tags, with character references decoded. */
function decodeHtmlText(source: string): string {
  return source.includes('&') ? readableText(htmlParser.parse(source)) : source;
}
