import type { Element, ElementContent, Properties, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { type Point, pointAfter } from '../../../shared/point.ts';
import { element, readableText } from '../page/hast.ts';
import { pageOf } from '../page/page.ts';
import type { Reporter } from '../page/reporter.ts';

/** The raw HTML that a page may contain: element names and their attributes (as property names). */
export const ALLOWED_HTML: ReadonlyMap<string, readonly string[]> = new Map([
  ['abbr', ['title']],
  ['br', []],
  ['details', ['open']],
  ['kbd', []],
  ['small', []],
  ['sub', []],
  ['summary', []],
  ['sup', []],
]);

const ALLOWED_NAMES = [...ALLOWED_HTML.keys()].map((name) => `<${name}>`).join(', ');

/** Allowed elements that cannot be inside a paragraph. */
const BLOCK_HTML: ReadonlySet<string> = new Set(['details', 'summary']);

/** Elements whose content is not text for readers and is removed with them. */
const HTML_WITHOUT_TEXT: ReadonlySet<string> = new Set(
  `applet audio canvas embed head iframe math noembed noframes noscript object plaintext script select style svg
  template textarea title video xmp`.split(/\s+/),
);

const AS_TEXT = 'If it is meant as text, put it in backticks.';

/**
 * Turns the raw HTML of a page into elements, and reports and removes what is not allowed, so that nothing a writer types
 * becomes markup unchecked.
 */
export function rehypeWritersHtml() {
  return (tree: Root, file: VFile): void => {
    tree.children = expandChildren(tree, 'body', pageOf(file, 'HTML').report);
  };
}

function expandChildren({ children }: Root | Element, parent: string, report: Reporter): ElementContent[] {
  const builder = new HtmlBuilder(parent, report);
  for (const child of children) {
    if (child.type === 'raw') {
      let start: Point | undefined = child.position?.start;
      for (const { 0: source, groups = {} } of child.value.matchAll(TOKEN)) {
        builder.add(source, groups, start);
        start = start && pointAfter(start, source);
      }
    } else if (child.type === 'text') builder.append(child);
    else if (child.type === 'element') {
      builder.append({ ...child, children: expandChildren(child, child.tagName, report) });
    }
  }
  return builder.finish();
}

/** Builds the children of one markdown element from markdown's own nodes and the writer's HTML among them. */
class HtmlBuilder {
  readonly #report: Reporter;
  readonly #parent: Element;
  /** The open elements of the writer's, the last one innermost. One that is removed belongs to no other. */
  readonly #open: Element[] = [];

  constructor(parent: string, report: Reporter) {
    this.#report = report;
    this.#parent = element(parent, {});
  }

  append(...nodes: readonly ElementContent[]): void {
    (this.#open.at(-1) ?? this.#parent).children.push(...nodes);
  }

  /** Adds a piece of raw HTML. */
  add(
    source: string,
    { text, open, close }: Readonly<Record<string, string>>,
    start: Point | undefined,
  ): void {
    const name = (open ?? close ?? '').toLowerCase();
    const last = this.#open.at(-1);
    if (last !== undefined && HTML_WITHOUT_TEXT.has(last.tagName)) {
      // Within an element such as a script, only its end tag counts.
      if (close !== undefined && name === last.tagName) this.#open.pop();
    } else if (text !== undefined) this.append({ type: 'text', value: decodeHtmlText(text) });
    else if (name === '') this.#reportHidden(source, start);
    else if (!ALLOWED_HTML.has(name)) {
      if (close !== undefined) return; // Reported at the start tag.
      const hint = `Allowed: ${ALLOWED_NAMES}. Write everything else in markdown. ${AS_TEXT}`;
      this.#report.error(start, `<${name}> is left out.`, hint);
      if (HTML_WITHOUT_TEXT.has(name)) this.#open.push(element(name, {}));
    } else if (BLOCK_HTML.has(name) && this.#parent.tagName === 'p') {
      if (close !== undefined) return;
      const hint = 'Begin a line with it, with a blank line before.';
      this.#report.error(start, `<${name}> is in the middle of a paragraph.`, hint);
    } else if (close === undefined) this.#openTag(name, source, start);
    else this.#closeTag(name, start);
  }

  /** Closes all open elements and returns the children. */
  finish(): ElementContent[] {
    while (this.#open.length > 0) this.#closeUnfinished();
    return this.#parent.children;
  }

  /** Reports what readers do not see, although a writer meant it: all but comments that are closed. */
  #reportHidden(source: string, start: Point | undefined): void {
    const isComment = source.startsWith('<!--');
    if (isComment && source.endsWith('-->')) return;
    const message = isComment
      ? 'This HTML comment is never closed, so everything below it is hidden.'
      : `"${source.split('\n')[0]}" is left out: it is not HTML for readers.`;
    this.#report.error(start, message, isComment ? 'Close it with "-->".' : AS_TEXT);
  }

  #openTag(name: string, source: string, start: Point | undefined): void {
    const [parsed] = tagParser.parse(source).children;
    const allowed = ALLOWED_HTML.get(name) ?? [];
    const [kept, others]: [Properties, string[]] = [{}, []];
    for (const [attribute, value] of Object.entries(parsed?.type === 'element' ? parsed.properties : {})) {
      if (allowed.includes(attribute)) kept[attribute] = value;
      else others.push(attribute === 'className' ? 'class' : attribute.toLowerCase());
    }
    if (others.length > 0) {
      const hint = `It may have ${allowed.join(', ') || 'none'}.`;
      this.#report.warning(start, `<${name}> has attributes that are left out: ${others.join(', ')}.`, hint);
    }
    const opened = element(name, kept);
    if (start !== undefined) opened.position = { start, end: start };
    this.append(opened);
    if (name !== 'br') this.#open.push(opened);
  }

  #closeTag(name: string, start: Point | undefined): void {
    if (!this.#open.some(({ tagName }) => tagName === name)) {
      this.#report.warning(start, `</${name}> closes nothing.`, `Remove it, or open <${name}> before it.`);
      return;
    }
    while (this.#open.at(-1)?.tagName !== name) this.#closeUnfinished();
    this.#open.pop();
  }

  /** Closes an element that a writer left open. The nodes of markdown in it stay in any case. */
  #closeUnfinished(): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    if (!ALLOWED_HTML.has(open.tagName)) {
      this.append(...open.children);
      return;
    }
    this.#report.error(
      open.position?.start,
      `<${open.tagName}> is never closed.`,
      `Write </${open.tagName}> where it ends, in the same paragraph or on the same level as its start.`,
    );
  }
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

const tagParser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Returns the text of raw HTML without tags, with character references decoded. */
function decodeHtmlText(source: string): string {
  return source.includes('&') ? readableText(tagParser.parse(source)) : source;
}
