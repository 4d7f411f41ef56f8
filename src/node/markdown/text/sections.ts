import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { type ArticleSection, PROBLEM_SECTIONS } from '../page/facts.ts';
import {
  childElements,
  hasClass,
  headingLevel,
  labelText,
  readableText,
  tableCells,
  tableRows,
} from '../page/hast.ts';
import { pageOf } from '../page/page.ts';

/** Marks what is copied from other pages. The search has it with the originals. */
export function rehypeCopies() {
  return (tree: Root, file: VFile): void => {
    const { report } = pageOf(file);
    for (const node of tree.children) {
      if (node.type === 'element' && report.isCopy(node.position?.start))
        node.properties.className = ['gathered'];
    }
  };
}

/**
 * Splits an article at its headings, API entries and problems for the search. Skips code blocks, whose many words would outweigh
 * the explanations.
 */
export function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    pageOf(file).sections.push(...articleSections(tree));
  };
}

/** The sections of an article. */
export function articleSections(tree: Root): readonly ArticleSection[] {
  const splitter = new Splitter();
  splitter.visit(tree);
  return splitter.sections();
}

type OpenSection = Omit<ArticleSection, 'text'> & { text: string };

class Splitter {
  readonly #sections: OpenSection[] = [];
  #current = this.#opened('start', 1, '', '');

  sections(): readonly ArticleSection[] {
    return this.#sections.map((section) => ({ ...section, text: inLines(section.text) }));
  }

  visit(node: Root | RootContent | ElementContent): void {
    if (node.type === 'text') this.#current.text += node.value;
    else if (node.type === 'element') this.#element(node);
    else if (node.type === 'root') for (const child of node.children) this.visit(child);
  }

  #element(node: Element): void {
    const { tagName } = node;
    if (isLeftOut(node)) return;
    const level = headingLevel(node);
    if (level !== undefined) this.#current = this.#opened('heading', level, anchorOf(node), labelText(node));
    else if (tagName === 'table' && hasClass(node, 'api')) this.#apiTable(node);
    else if (tagName === 'table' && this.#listsProblems()) this.#problems(node);
    else if (tagName === 'img') this.#current.text += readableText(node);
    else if (tagName === 'svg') this.#current.text += `${LINE_END}${readableText(node)}${LINE_END}`;
    else {
      const end = INLINE_ELEMENTS.has(tagName) ? '' : LINE_END;
      this.#current.text += end;
      if (tagName === 'tr') this.#cells(node);
      else for (const child of readChildren(node)) this.visit(child);
      this.#current.text += end;
    }
  }

  #cells(row: Element): void {
    for (const { children } of childElements(row)) {
      for (const child of children) this.visit(child);
      this.#current.text += CELL_END;
    }
  }

  /** Whether a table at this place is the first one below a heading for problems. */
  #listsProblems(): boolean {
    const { kind, anchor } = this.#current;
    return kind === 'heading' && PROBLEM_SECTIONS.has(anchor) && this.#sections.at(-1) === this.#current;
  }

  /** Adds each row as a section named after its symptom. A symptom that is "the same" has the name of the one above. */
  #problems(table: Element): void {
    const outer = this.#current;
    for (const [symptom, ...cells] of tableCells(table)) {
      if (symptom?.tagName !== 'td') continue;
      const written = labelText(symptom);
      const before = this.#current.kind === 'problem' ? this.#current.name : '';
      const name = before === '' ? written : written.replace(/^\s*the same\b/i, before);
      this.#current = this.#opened('problem', outer.level + 1, outer.anchor, name);
      for (const cell of cells) this.visit(cell);
    }
    this.#current = outer;
  }

  /** Adds each entry of a table as a section. The text after the table belongs to the heading again. */
  #apiTable(table: Element): void {
    const outer = this.#current;
    for (const caption of childElements(table, 'caption')) this.visit(caption);
    for (const row of tableRows(table)) {
      const [name, ...badges] = childElements(row, 'th').flatMap((head) => childElements(head));
      if (name === undefined) continue;
      const cells = (label: string) =>
        childElements(row, 'td').filter(({ properties }) => properties['dataLabel'] === label);
      const type = cells('Type').map(readableText).join('');
      // The description of a deprecated entry already begins with this word.
      const shown = badges.filter((badge) => !hasClass(badge, 'badge-deprecated'));
      const kind = shown.length < badges.length ? 'deprecated entry' : 'entry';
      this.#current = this.#opened(kind, outer.level + 1, anchorOf(row), readableText(name), type);
      for (const badge of shown) this.#current.text += `${readableText(badge)} `;
      for (const description of cells('Description')) this.visit(description);
    }
    this.#current = outer;
  }

  #opened(kind: OpenSection['kind'], level: number, anchor: string, name: string, type = ''): OpenSection {
    const section = { kind, level, anchor, name: name.trim(), type, text: '' };
    this.#sections.push(section);
    return section;
  }
}

/** Inline elements; all others begin a new line. */
const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b code del em i input ins kbd q s samp small span strong sub sup u var'.split(' '),
);

/** Whether an element is skipped: code blocks, buttons, the links beside headings, the index of API tables, and copies. */
function isLeftOut(node: Element): boolean {
  const { tagName } = node;
  return (
    tagName === 'pre' ||
    tagName === 'button' ||
    ['heading-anchor', 'api-index', 'challenge', 'gathered'].some((name) => hasClass(node, name))
  );
}

/** Returns the children to read: of a demo only its caption, because its source is a code sample. */
function readChildren(node: Element): readonly ElementContent[] {
  return hasClass(node, 'demo') ? childElements(node, 'figcaption') : node.children;
}

function anchorOf(node: Element): string {
  return String(node.properties['id'] ?? '');
}

/** Ends a line of a section's text, and separates the cells of a row within one. No text contains them. */
const [LINE_END, CELL_END] = ['\u{10FFFE}', '\u{10FFFF}'];

/** Returns a text with each block on its own line, without needless white space. */
function inLines(text: string): string {
  const withText = (parts: readonly string[]) => parts.filter((part) => part !== '');
  const lines = text.split(LINE_END).map((line) => {
    const cells = line.split(CELL_END).map((cell) => cell.replace(/\s+/g, ' ').trim());
    return withText(cells).join(' · ');
  });
  return withText(lines).join('\n');
}
