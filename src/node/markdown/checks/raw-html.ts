import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { type Point, pointAfter } from '../../../shared/point.ts';
import { element, readableText } from '../page/hast.ts';
import { type Page, pageOf } from '../page/page.ts';
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

/** Allowed elements that cannot be inside a paragraph. */
const BLOCK_HTML: ReadonlySet<string> = new Set(['details', 'summary']);

/** Elements whose content is not text for readers and is removed with them. */
const HTML_WITHOUT_TEXT: ReadonlySet<string> = new Set(
  `applet audio canvas embed head iframe math noembed noframes noscript object plaintext script select style svg
  template textarea title video xmp`.split(/\s+/),
);

const AS_TEXT = 'If it is meant as text, put it in backticks.';

/**
 * Turns the raw HTML of a page into elements. They are built from a list of what is allowed, never copied, and
 * everything else is reported and removed, so that nothing a writer types becomes markup unchecked.
 */
export function rehypeWritersHtml() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file, 'HTML');
    tree.children = expandChildren(tree.children, 'body', page);
  };
}

function expandChildren(children: readonly RootContent[], parentName: string, page: Page): ElementContent[] {
  const builder = new HtmlBuilder(page.report, parentName);
  for (const child of children) {
    if (child.type === 'raw') {
      let point = child.position?.start;
      let before = 0;
      for (const token of htmlTokens(child.value)) {
        point = point && pointAfter(point, child.value.slice(before, token.index));
        before = token.index;
        builder.add(token, point);
      }
    } else if (child.type === 'element') {
      builder.append({ ...child, children: expandChildren(child.children, child.tagName, page) });
    } else if (child.type === 'text') {
      builder.append(child);
    }
  }
  return builder.finish();
}

/** An open element of the writer's, or one that is removed together with its text. */
interface OpenElement {
  readonly name: string;
  readonly point: Point | undefined;
  /** Undefined for a removed element. */
  readonly properties: Properties | undefined;
  readonly children: ElementContent[];
}

const ALLOWED_NAMES = [...ALLOWED_HTML.keys()].map((name) => `<${name}>`).join(', ');

/** Builds the children of one markdown element from markdown's own nodes and the writer's HTML among them. */
class HtmlBuilder {
  readonly #report: Reporter;
  readonly #parentName: string;
  readonly #finished: ElementContent[] = [];
  readonly #open: OpenElement[] = [];
  /** The names of the unknown elements that are reported: one message for the cells of a table. */
  readonly #unknown = new Set<string>();

  constructor(report: Reporter, parentName: string) {
    this.#report = report;
    this.#parentName = parentName;
  }

  append(node: ElementContent): void {
    (this.#open.at(-1)?.children ?? this.#finished).push(node);
  }

  add({ kind, name, source }: HtmlToken, point: Point | undefined): void {
    const last = this.#open.at(-1);
    if (last !== undefined && last.properties === undefined) {
      // Within an element such as a script, only its end tag counts.
      if (kind === 'close' && name === last.name) this.#open.pop();
    } else if (kind === 'text') this.append({ type: 'text', value: decodeHtmlText(source) });
    else if (kind === 'hidden') this.#reportHidden(source, point);
    else if (kind === 'close') this.#closeTag(name, point);
    else this.#openTag(name, source, point);
  }

  /** Closes all open elements and returns the children. */
  finish(): ElementContent[] {
    while (this.#open.length > 0) this.#closeUnfinished();
    return this.#finished;
  }

  /** Reports what readers do not see, although a writer meant it: all but comments that are closed. */
  #reportHidden(source: string, point: Point | undefined): void {
    const [line = ''] = source.split('\n');
    if (!source.startsWith('<!--')) {
      this.#report.error(point, `"${line}" is left out: it is not HTML for readers.`, AS_TEXT);
    } else if (!source.endsWith('-->')) {
      this.#report.error(
        point,
        'This HTML comment is never closed, so everything below it is hidden.',
        'Close it with "-->".',
      );
    }
  }

  #openTag(name: string, source: string, point: Point | undefined): void {
    const allowed = ALLOWED_HTML.get(name);
    if (allowed === undefined) {
      const written = /^<([^\s/>]+)/.exec(source)?.[1];
      const hint = `Allowed: ${ALLOWED_NAMES}. Write everything else in markdown. ${AS_TEXT}`;
      if (!this.#unknown.has(name)) this.#report.error(point, `<${written}> is left out.`, hint);
      this.#unknown.add(name);
      if (HTML_WITHOUT_TEXT.has(name)) this.#open.push({ name, point, properties: undefined, children: [] });
    } else if (BLOCK_HTML.has(name) && this.#parentName === 'p') {
      this.#report.error(
        point,
        `<${name}> is in the middle of a paragraph.`,
        'Begin a line with it, with a blank line before.',
      );
    } else {
      const properties = this.#allowedAttributes(name, readAttributes(source), allowed, point);
      if (name === 'br') this.append(element(name, properties));
      else this.#open.push({ name, point, properties, children: [] });
    }
  }

  #allowedAttributes(
    element: string,
    written: Properties,
    allowed: readonly string[],
    point: Point | undefined,
  ): Properties {
    const isAllowed = ([name]: readonly [string, unknown]) => allowed.includes(name);
    const attributes = Object.entries(written);
    for (const [name] of attributes.filter((attribute) => !isAllowed(attribute))) {
      this.#report.warning(
        point,
        `The attribute "${name === 'className' ? 'class' : name.toLowerCase()}" of <${element}> is left out.`,
        allowed.length === 0 ? `<${element}> takes no attributes.` : `Allowed: ${allowed.join(', ')}.`,
      );
    }
    return Object.fromEntries(attributes.filter(isAllowed));
  }

  #closeTag(name: string, point: Point | undefined): void {
    if (!ALLOWED_HTML.has(name)) return; // Reported at the start tag.
    if (!this.#open.some((open) => open.name === name)) {
      if (BLOCK_HTML.has(name) && this.#parentName === 'p') return; // Also reported at the start tag.
      this.#report.warning(point, `</${name}> closes nothing.`, `Remove it, or open <${name}> before it.`);
      return;
    }
    while (this.#open.at(-1)?.name !== name) this.#closeUnfinished();
    const closed = this.#open.pop();
    if (closed?.properties === undefined) return;
    this.append({ ...element(name, closed.properties, closed.children), ...positionAt(closed.point) });
  }

  /** Closes an element that a writer left open. Keeps the nodes of markdown in it in any case. */
  #closeUnfinished(): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    if (open.properties === undefined) {
      for (const child of open.children) this.append(child);
      return;
    }
    this.#report.error(
      open.point,
      `<${open.name}> is never closed.`,
      `Write </${open.name}> where it ends, in the same paragraph or on the same level as its start.`,
    );
    this.append(element(open.name, open.properties, open.children));
  }
}

function positionAt(point: Point | undefined): Pick<Element, 'position'> {
  return point === undefined ? {} : { position: { start: point, end: point } };
}

/** A piece of raw HTML. */
interface HtmlToken {
  readonly kind: 'open' | 'close' | 'text' | 'hidden';
  readonly source: string;
  /** Of a tag, in lower case. */
  readonly name: string;
  /** The offset in the source. */
  readonly index: number;
}

const MARKUP = new RegExp(
  [
    String.raw`<!--[\s\S]*?(?:-->|$)`,
    String.raw`<\?[\s\S]*?(?:\?>|$)`,
    String.raw`<!\[CDATA\[[\s\S]*?(?:\]\]>|$)`,
    '<![^>]*(?:>|$)',
    String.raw`<\/(?<close>[a-z][^\s/>]*)(?![^\s/>])[^>]*(?:>|$)`,
    // The name is whole and a quote that is not closed goes on to the end, so there is one way to match each tag.
    String.raw`<(?<open>[a-z][^\s/>]*)(?![^\s/>])(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)`,
  ].join('|'),
  'gi',
);

/**
 * Splits raw HTML into tags, text, and what browsers hide: comments, instructions, CDATA. It need not agree with browsers in every case:
 * whatever it yields as text is escaped.
 */
function* htmlTokens(written: string): Generator<HtmlToken> {
  let end = 0;
  for (const { 0: source, index, groups: { open, close } = {} } of written.matchAll(MARKUP)) {
    if (index > end) yield { kind: 'text', name: '', source: written.slice(end, index), index: end };
    end = index + source.length;
    const name = (open ?? close ?? '').toLowerCase();
    const kind = open !== undefined ? 'open' : close !== undefined ? 'close' : 'hidden';
    yield { kind, name, source, index };
  }
  if (end < written.length) yield { kind: 'text', name: '', source: written.slice(end), index: end };
}

const tagParser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Returns the text of raw HTML without tags, with character references decoded. */
function decodeHtmlText(source: string): string {
  return source.includes('&') ? readableText(tagParser.parse(source)) : source;
}

function readAttributes(tag: string): Properties {
  const node = tagParser.parse(tag).children[0];
  return node?.type === 'element' ? node.properties : {};
}
