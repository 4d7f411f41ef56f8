import type { ElementContent, Properties, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { type Point, pointAfter } from '../../../shared/point.ts';
import { element, isSpace, readableText } from '../page/hast.ts';
import { type Page, pageOf } from '../page/page.ts';
import type { Reporter } from '../page/reporter.ts';
import { AS_TABLE, AS_TEXT } from './other-tools.ts';

/** The raw HTML that a page may contain: element names and their attributes (as property names). */
export const ALLOWED_HTML: ReadonlyMap<string, readonly string[]> = new Map([
  ['abbr', ['title']],
  ['br', []],
  ['details', ['open']],
  ['kbd', []],
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

/**
 * Turns the raw HTML of a page into elements. They are built from a list of what is allowed, never copied, and
 * everything else is reported and removed, so that nothing a writer types becomes markup unchecked.
 */
export function rehypeWritersHtml() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
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

/** Builds the children of one markdown element from markdown's own nodes and the writer's HTML among them. */
class HtmlBuilder {
  readonly #report: Reporter;
  readonly #parentName: string;
  readonly #finished: ElementContent[] = [];
  readonly #open: OpenElement[] = [];
  /** The open elements that are left out, but not their text. */
  readonly #leftOut = new Set<string>();
  /** The elements that would contain something if nothing were left out. */
  readonly #emptied = new Set<OpenElement>();

  constructor(report: Reporter, parentName: string) {
    this.#report = report;
    this.#parentName = parentName;
  }

  append(node: ElementContent): void {
    (this.#open.at(-1)?.children ?? this.#finished).push(node);
  }

  add(token: HtmlToken, point: Point | undefined): void {
    const leftOut = this.#open.at(-1);
    if (leftOut !== undefined && leftOut.properties === undefined) {
      // Within an element such as a script, only its end tag counts.
      if (token.kind === 'close' && token.name === leftOut.name) this.#open.pop();
      return;
    }
    if (token.kind === 'open') this.#openTag(token, point);
    else if (token.kind === 'close') this.#closeTag(token.name, point);
    else if (token.kind === 'text') this.#text(token.source, point);
    else this.#hidden(token.source, point);
  }

  /** Adds text between tags. Markdown is read only after a blank line. */
  #text(source: string, point: Point | undefined): void {
    const written = this.#open.length > 0 ? MARKDOWN.exec(source) : null;
    if (written !== null) {
      this.#report.error(
        point && pointAfter(point, source.slice(0, written.index)),
        `"${written[0]}" is directly below or after a tag, so readers see it as written.`,
        'Write a blank line between them. In <summary> write plain text.',
      );
    }
    this.append({ type: 'text', value: decodeHtmlText(source) });
  }

  /** Reports what readers do not see, although a writer meant it: all but comments that are closed. */
  #hidden(source: string, point: Point | undefined): void {
    if (!source.startsWith('<!--')) {
      const [line = ''] = source.split('\n');
      this.#report.error(point, `"${line}" is left out: it is not HTML for readers.`, AS_TEXT);
    } else if (!source.endsWith('-->')) {
      this.#report.error(
        point,
        'This HTML comment is never closed, so everything below it is hidden.',
        'Close it with "-->".',
      );
    } else if (INCLUDING.test(source)) {
      this.#report.error(
        point,
        `"${source}" includes a file in other tools. Here it is a comment, so readers see nothing.`,
        'Write the text itself, or a link to it.',
      );
    } else if (COMMANDING.test(source)) {
      this.#report.warning(point, `"${source}" has a meaning in other tools only.`, 'Remove it.');
    }
  }

  /** Closes all open elements and returns the children. */
  finish(): ElementContent[] {
    while (this.#open.length > 0) this.#closeUnfinished();
    return this.#finished;
  }

  #openTag({ name, source }: HtmlToken, point: Point | undefined): void {
    const allowed = ALLOWED_HTML.get(name);
    if (allowed === undefined) {
      // One message for a table, not one for each of its rows and cells.
      if (![...this.#leftOut].some((whole) => isPart(name, whole))) {
        this.#report.error(point, ...leftOutMessage(source));
      }
      this.#leftOut.add(name);
      for (const open of this.#open) this.#emptied.add(open);
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
    const properties: Properties = {};
    for (const [name, value] of Object.entries(written)) {
      if (!allowed.includes(name)) {
        this.#report.warning(
          point,
          `The attribute "${name === 'className' ? 'class' : name.toLowerCase()}" of <${element}> is not allowed and was left out.`,
          allowed.length === 0 ? `<${element}> takes no attributes.` : `Allowed: ${allowed.join(', ')}.`,
        );
      } else if (name === 'open' && /^(?:false|no|off|0)$/i.test(String(value))) {
        // In HTML, an attribute without a value of its own is true whatever its value is.
        const message = `${name}="${value}" means "open" in HTML.`;
        this.#report.warning(point, message, 'Remove the attribute: closed is the default.');
      } else properties[name] = value;
    }
    return properties;
  }

  #closeTag(name: string, point: Point | undefined): void {
    if (name === 'br') this.append(element(name, {})); // As in browsers.
    if (!ALLOWED_HTML.has(name) || name === 'br') {
      this.#leftOut.delete(name);
      return; // Reported at the start tag.
    }
    if (!this.#open.some((open) => open.name === name)) {
      if (BLOCK_HTML.has(name) && this.#parentName === 'p') return; // Also reported at the start tag.
      this.#report.warning(point, `</${name}> closes nothing.`, `Remove it, or open <${name}> before it.`);
      return;
    }
    while (this.#open.at(-1)?.name !== name) this.#closeUnfinished();
    const closed = this.#open.pop();
    if (closed?.properties === undefined) return;
    const fault = name === 'details' && !this.#emptied.has(closed) ? foldFault(closed) : undefined;
    if (fault !== undefined) this.#report.warning(closed.point, ...fault);
    if (name === 'summary' && this.#open.at(-1)?.name !== 'details') {
      this.#report.warning(
        closed.point,
        '<summary> is outside <details>, so it folds nothing.',
        SUMMARY_HINT,
      );
    }
    this.append(element(name, closed.properties, closed.children));
  }

  /** Closes elements that a writer left open. Keeps the nodes of markdown in them in any case. */
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

const SUMMARY_HINT = 'Write "<details>", "<summary>Title</summary>", the text and "</details>".';

/** Returns what readers would see otherwise than a `<details>` is meant, and the remedy. */
function foldFault({ children }: OpenElement): readonly [message: string, hint: string] | undefined {
  const shown = children.filter((child) => !isSpace(child));
  const titles = shown.filter((child) => child.type === 'element' && child.tagName === 'summary');
  if (titles.length > 1) return [`<details> has ${titles.length} times <summary>.`, SUMMARY_HINT];
  if (titles.every((title) => readableText(title).trim() === ''))
    return ['<details> has no <summary> with a text, so browsers name it "Details".', SUMMARY_HINT];
  return shown.length === 1 ? ['<details> folds nothing.', SUMMARY_HINT] : undefined;
}

/** Markdown that marks text, or begins a block. */
const MARKDOWN =
  /\*\*[^*\n]+\*\*|`[^`\n]+`|!?\[[^[\]\n]+\]\([^()\n]+\)|(?<=^[ \t]*)(?:[-*+]|\d{1,9}[.)]|#{2,6}|>|:::\w+)[ \t].*|(?<=^[ \t]*)```.*/m;

/** A comment that other tools replace with a file. */
const INCLUDING = /^<!--\s*(?:[@#:[!]+|md:)include\b/i;

const COMMANDING = /^<!--\s*(?:tabs:start|\{?docsify-|toc\s*-->)/i;

/** The allowed elements for messages: `<abbr>, <br>, …`. */
const ALLOWED_HTML_NAMES = [...ALLOWED_HTML.keys()].map((name) => `<${name}>`).join(', ');

/** Elements with their parts, which are not reported besides. */
const PARTS: ReadonlyMap<string, RegExp> = new Map([
  ['table', /^(?:caption|col|colgroup|t(?:body|d|foot|h|head|r))$/],
  ['ul', /^li$/],
  ['ol', /^li$/],
  ['dl', /^d[dt]$/],
  ['picture', /^(?:source|img)$/],
  ['ruby', /^r[bpt]$/],
]);

/** Whether an element is a part of another: `<td>` of `<table>`, and of components `<TabItem>` of `<Tabs>`. */
function isPart(name: string, whole: string): boolean {
  return (
    PARTS.get(whole)?.test(name) === true ||
    (/...s$/.test(whole) && name.startsWith(whole.slice(0, -1)) && name !== whole)
  );
}

/** Hints for replacing the elements that writers miss most. */
const INSTEAD_OF_HTML: ReadonlyMap<string, string> = new Map(
  [
    ['a', 'Write "[text](/docs/overview)".'],
    ['b mark strong', 'Write "**text**".'],
    ['i em', 'Write "*text*".'],
    ['code tt', 'Write "`code`".'],
    ['pre', 'Write the code between two lines "```".'],
    ['img picture', 'Write "![What it shows](./name.png)".'],
    ['h1 h2 h3 h4 h5 h6', 'Write "## Title".'],
    ['hr', 'Write "---".'],
    ['li ol ul', 'Write each item on a line that begins with "- " or "1. ".'],
    ['table tbody td th thead tr', AS_TABLE],
    ['dd dl dt', 'Write a list: "- **Term**: Its meaning."'],
    ['del s strike', 'Write "~~text~~".'],
    ['big center div font ins p section small span u', 'Remove the tags, and keep the text between them.'],
    ['aside blockquote', 'Write ":::note", the text below it, and ":::" at the end.'],
    [
      'audio button canvas embed form iframe input object script style svg video',
      'Live examples are files in the folder "demos", drawings in "diagrams": ::demo[What the reader sees.]{name="nodes"}.',
    ],
  ].flatMap(([names = '', hint = '']) => names.split(' ').map((name): [string, string] => [name, hint])),
);

/** Returns the message and the hint about a removed element, by its tag as written. */
function leftOutMessage(tag: string): readonly [message: string, hint: string] {
  const written = /^<([^\s/>]+)/.exec(tag)?.[1] ?? '';
  const isComponent = /^[A-Z]|\./.test(written);
  if (isComponent) {
    return [
      `<${written}> is left out: pages are plain markdown and have no components.`,
      `${AS_TEXT} Live examples are files in the folder "demos": ::demo[What the reader sees.]{name="nodes"}.`,
    ];
  }
  const { href, id, name } = written === 'a' ? readAttributes(tag) : {};
  const anchor = id ?? name;
  if (href === undefined && typeof anchor === 'string') {
    return [
      `The anchor "${anchor}" is left out.`,
      `Write the id after the heading, "## Title {#${anchor}}" (or "{#a #b}"), or after the text of a row's first cell.`,
    ];
  }
  const instead = INSTEAD_OF_HTML.get(written.toLowerCase()) ?? AS_TEXT;
  return [`The HTML element <${written}> is left out.`, `${instead} Allowed HTML: ${ALLOWED_HTML_NAMES}.`];
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
