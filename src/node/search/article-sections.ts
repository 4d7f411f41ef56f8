import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { hasClass, readableText } from '../markdown/html/element.ts';
import { apiEntries, apiTableTitle, isApiTable } from './api-entries.ts';
import { TextCollector } from './text-collector.ts';

/** A part of an article that a link can lead to, with its own text. */
export interface ArticleSection {
  /** What stands at its top: the beginning of the article, a heading, or the name of an API entry. */
  readonly kind: 'start' | 'heading' | 'entry';
  /** 1 for the start, 2 to 6 for headings, one more than its heading for an entry. */
  readonly level: number;
  /** Id of the element; empty for the start. */
  readonly anchor: string;
  /** Text of the heading or name of the entry; empty for the start. */
  readonly name: string;
  /** Readable text without code samples; blocks are separated by newlines. */
  readonly text: string;
  /** The TypeScript type of an entry. */
  readonly type: string;
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Splits the HTML of an article, as the markdown pipeline makes it, at its headings and API entries. */
export function articleSections(html: string): readonly ArticleSection[] {
  const splitter = new Splitter();
  splitter.visit(parser.parse(html.replace(CODE_SAMPLE, '')));
  return splitter.sections();
}

/**
 * Code samples are not searched: their many words would drown those that explain them. They are cut out beforehand,
 * because parsing their highlighted tokens would take nine tenths of the time.
 */
const CODE_SAMPLE = /<figure class="code"[\s\S]*?<\/figure>/g;

type OpenSection = Omit<ArticleSection, 'text'> & { readonly collector: TextCollector };

class Splitter {
  #current = openSection('start', 1, '', '');
  readonly #sections = [this.#current];

  sections(): readonly ArticleSection[] {
    return this.#sections.map(({ collector, ...section }) => ({ ...section, text: collector.text() }));
  }

  visit(node: Root | RootContent | ElementContent): void {
    if (node.type === 'text') this.#current.collector.add(node.value);
    else if (node.type === 'element') this.#element(node);
    else if (node.type === 'root') for (const child of node.children) this.visit(child);
  }

  #element(node: Element): void {
    const { tagName } = node;
    if (isLeftOut(node)) return;
    if (/^h[2-6]$/.test(tagName)) {
      this.#open(openSection('heading', Number(tagName[1]), anchorOf(node), readableText(node)));
    } else if (isApiTable(node)) {
      this.#apiTable(node);
    } else if (tagName === 'img') {
      this.#current.collector.add(readableText(node));
    } else if (tagName === 'svg') {
      this.#current.collector.addBlock(readableText(node));
    } else if (tagName === 'tr') {
      this.#row(node);
    } else {
      const isBlock = !INLINE.has(tagName);
      if (isBlock) this.#current.collector.separate();
      for (const child of readChildren(node)) this.visit(child);
      if (isBlock) this.#current.collector.separate();
    }
  }

  /** A row is one line, its cells set apart. */
  #row(row: Element): void {
    const { collector } = this.#current;
    collector.separate();
    for (const cell of row.children) {
      if (cell.type !== 'element') continue;
      collector.beginCell();
      for (const child of cell.children) this.visit(child);
    }
    collector.separate();
  }

  /** The entries of a table become sections of their own; what comes after it belongs to the heading again. */
  #apiTable(table: Element): void {
    const outer = this.#current;
    outer.collector.addBlock(apiTableTitle(table));
    for (const { anchor, name, type, details } of apiEntries(table)) {
      this.#open(openSection('entry', outer.level + 1, anchor, name, type));
      for (const detail of details) this.visit(detail);
    }
    this.#current = outer;
  }

  #open(section: OpenSection): void {
    this.#current = section;
    this.#sections.push(section);
  }
}

/** Elements within a line of text; all others begin a line. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b code del em i input ins kbd q s samp small span strong sub sup u var'.split(' '),
);

/** Buttons, and the links that headings have beside them. */
function isLeftOut(node: Element): boolean {
  return node.tagName === 'button' || hasClass(node, 'heading-anchor');
}

/** Of a demo only its sentence is text of the page; its source is a code sample. */
function readChildren(node: Element): readonly ElementContent[] {
  if (!hasClass(node, 'demo')) return node.children;
  return node.children.filter((child) => child.type === 'element' && child.tagName === 'figcaption');
}

function openSection(
  kind: ArticleSection['kind'],
  level: number,
  anchor: string,
  name: string,
  type = '',
): OpenSection {
  return { kind, level, anchor, name: name.trim(), type, collector: new TextCollector() };
}

function anchorOf(node: Element): string {
  return String(node.properties['id'] ?? '');
}
