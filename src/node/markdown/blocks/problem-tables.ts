import type { Element, ElementContent, Root as HtmlRoot, Nodes } from 'hast';
import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pagePath } from '../../../shared/page-path.ts';
import { type Cell, PROBLEM_SECTIONS, type Problem, type ProblemKind, type Row } from '../page/facts.ts';
import { childElements, element, hasClass, headingLevel, readableText } from '../page/hast.ts';
import { type Page, pageOf, type RenderDirective } from '../page/page.ts';
import type { Reporter } from '../page/reporter.ts';
import { rehypeTables } from '../text/tables.ts';
import { attributeOf } from './directives.ts';

// Problem tables are written on the pages that they belong to, and one page gathers all of them. A compiled page does
// not know other pages: each contributes its problems as a fact, the gathering page contains an empty element, and the
// site model fills it with the facts of all pages: in the article (`insertGatheredProblems`) and in the markdown export
// (`gatheredProblemBlocks`).

/** The values of `::troubleshooting{show="…"}`: the problems that begin with a message, or the others. */
const PROBLEM_KINDS: readonly ProblemKind[] = ['messages', 'symptoms'];

const COLUMNS = ['You see', 'Cause', 'Do this'];

/** A page with the problems that it explains. */
export interface ProblemPage {
  readonly title: string;
  readonly problems: readonly Problem[];
}

/** Reads a `::troubleshooting{show="…"}`, in whose place the site model inserts the problems. */
export function readTroubleshooting(
  node: LeafDirective,
  { report, gathers }: Page,
): RenderDirective | undefined {
  const kind = attributeOf(node, 'show', PROBLEM_KINDS, report);
  if (kind === undefined) return undefined;
  gathers.push(kind);
  return () => element('div', { dataTroubleshooting: kind });
}

/** Returns the kind of problems that an attribute names, if valid. */
export function problemKind(written: unknown): ProblemKind | undefined {
  return PROBLEM_KINDS.find((kind) => kind === written);
}

/** Records the problems of a documentation page: the first table of each section in {@link PROBLEM_SECTIONS}. */
export function rehypeProblems() {
  return (tree: HtmlRoot, file: VFile): void => {
    const { source, problems, report } = pageOf(file, 'problem tables');
    if (source.slug === undefined) return;
    const path = `${source.base}${pagePath(source.slug).slice(1)}`;
    let section: { readonly id: string; readonly level: number } | undefined;
    visit(tree, 'element', (node) => {
      const level = headingLevel(node);
      if (level !== undefined) {
        const id = String(node.properties['id'] ?? '');
        if (PROBLEM_SECTIONS.has(id)) section = { id, level };
        else if (section !== undefined && level <= section.level) section = undefined;
      } else if (node.tagName === 'table' && !hasClass(node, 'api') && section !== undefined) {
        problems.push(...problemsOf(node, path, section.id, report));
        section = undefined;
      }
    });
  };
}

function problemsOf(table: Element, path: string, section: string, report: Reporter): readonly Problem[] {
  const problems: { href: string; rows: Row[] }[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName !== 'tr') return;
    const cells = childElements(node, 'td');
    if (cells.length < 2) return;
    if (COLUMNS.some((_, index) => cells[index] === undefined || readableText(cells[index]).trim() === '')) {
      const hint = `Tables under “${section}” have the columns ${COLUMNS.join(', ')}.`;
      report.warning(node.position?.start, 'This problem has no remedy.', hint);
    }
    const row = cells.map((cell) => cell.children.map((part) => copyForPage(part, path)));
    const refersBack = cells.some((cell) => /^\s*the same\b/i.test(readableText(cell)));
    const last = problems.at(-1);
    if (refersBack && last !== undefined) last.rows.push(row);
    else problems.push({ href: `${path}#${section}`, rows: [row] });
  });
  return problems;
}

/**
 * Returns a copy for another page: without ids and positions, and with links to anchors prefixed by the original page's
 * path.
 */
function copyForPage(node: ElementContent, path: string): ElementContent {
  if (node.type === 'text') return { type: 'text', value: node.value };
  if (node.type !== 'element') return { type: 'text', value: '' };
  const { id: _, href, ...properties } = node.properties;
  if (typeof href === 'string') properties['href'] = href.startsWith('#') ? `${path}${href}` : href;
  return element(
    node.tagName,
    properties,
    node.children.map((child) => copyForPage(child, path)),
  );
}

interface GatheredTable {
  /** The page that all of its rows come from, if there is only one. */
  readonly source?: { readonly title: string; readonly href: string };
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * Returns the tables of gathered problems: one alphabetical table of messages, because readers look them up, each
 * message once; or one table of symptoms for each page.
 */
function gatheredTables(pages: readonly ProblemPage[], kind: ProblemKind): readonly GatheredTable[] {
  const shown = pages.map(({ title, problems }) => ({
    title,
    problems: problems.filter((problem) => isMessage(problem) === (kind === 'messages')),
  }));
  if (kind === 'symptoms') {
    return shown.flatMap(({ title, problems }) => {
      const [first] = problems;
      if (first === undefined) return [];
      const rows = problems.flatMap((problem) => problem.rows.map(threeCells));
      return [{ source: { title, href: first.href }, head: COLUMNS, rows }];
    });
  }
  const rows = shown
    .flatMap(({ title, problems }) => problems.map((problem) => ({ title, ...problem })))
    .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b), 'en'))
    .flatMap(({ title, href, rows: [first, ...others] }, index, sorted) => {
      if (first === undefined) return [];
      const before = sorted[index - 1]?.rows[0];
      const isRepeated = before !== undefined && messageKey(before) === messageKey(first);
      return [isRepeated ? withoutMessage(first) : first, ...others].map((row) => [
        ...threeCells(row),
        [element('a', { href }, [title])],
      ]);
    });
  return rows.length === 0 ? [] : [{ head: [...COLUMNS, 'Page'], rows }];
}

/** A message at the beginning of a symptom: code of several words, or a quotation. */
interface Message {
  readonly text: string;
  /** What the symptom says after it, such as when the message appears. */
  readonly rest: Cell;
}

/** Returns the message with which the symptom of a row begins; undefined if it begins otherwise. */
function messageOf(row: Row): Message | undefined {
  const cell = row[0] ?? [];
  const start = cell.findIndex((node) => readableText(node).trim() !== '');
  const first = cell[start];
  if (first === undefined) return undefined;
  const rest = cell.slice(start + 1);
  if (first.type === 'element') {
    const text = readableText(first).trim();
    return first.tagName === 'code' && /\s/.test(text) ? { text, rest } : undefined;
  }
  const quoted = /^\s*["“](?<text>[^"”]*)["”]?(?<after>.*)$/s.exec(readableText(first))?.groups;
  if (quoted === undefined) return undefined;
  return { text: quoted['text'] ?? '', rest: [{ type: 'text', value: quoted['after'] ?? '' }, ...rest] };
}

function isMessage({ rows: [row] }: Problem): boolean {
  return row !== undefined && messageOf(row) !== undefined;
}

/** The words of a row's message: pages cut it in different places, and put other names into it. */
function messageKey(row: Row): string {
  const text = messageOf(row)?.text ?? '';
  return text
    .replace(/\([X…]\)/g, '')
    .replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function sortKey({ rows: [row = []] }: Problem): string {
  return `${messageKey(row)} ${(messageOf(row)?.rest ?? []).map(readableText).join('')}`;
}

/** Returns the row of a message that the row before it shows already. */
function withoutMessage(row: Row): Row {
  const [, ...cells] = row;
  return [[{ type: 'text', value: 'The same' }, ...(messageOf(row)?.rest ?? [])], ...cells];
}

function threeCells(row: Row): Row {
  return COLUMNS.map((_, index) => row[index] ?? []);
}

/** Replaces an article's `::troubleshooting` directives with the problems of these pages. Mutates the tree. */
export function insertGatheredProblems(tree: HtmlRoot, pages: readonly ProblemPage[]): void {
  const blocks = new Map<ProblemKind, readonly ElementContent[]>();
  for (const kind of PROBLEM_KINDS) {
    const root: HtmlRoot = { type: 'root', children: gatheredTables(pages, kind).flatMap(htmlBlocks) };
    rehypeTables()(root);
    blocks.set(kind, childElements(root));
  }
  visit(tree, 'element', (node, index, parent) => {
    const kind = problemKind(node.properties['dataTroubleshooting']);
    if (kind === undefined || parent === undefined || index === undefined) return;
    const shown = blocks.get(kind) ?? [];
    parent.children.splice(index, 1, ...shown);
    return [SKIP, index + shown.length];
  });
}

function htmlBlocks({ source, head, rows }: GatheredTable): Element[] {
  const row = (cells: readonly Element[]) => element('tr', {}, cells);
  const body = rows.map((cells) => row(cells.map((cell) => element('td', {}, structuredClone(cell)))));
  // The hosted index leaves them out: it has the originals.
  const gathered = { className: ['gathered'] };
  const table = element('table', gathered, [
    element('thead', {}, [row(head.map((name) => element('th', {}, [name])))]),
    element('tbody', {}, body),
  ]);
  if (source === undefined) return [table];
  const link = element('a', { href: source.href }, [source.title]);
  const summary = element('summary', {}, [source.title]);
  return [element('details', gathered, [summary, element('p', {}, ['More in ', link]), table])];
}

/** Returns the problems of these pages as markdown blocks; `origin` is the scheme and host of links. */
export function gatheredProblemBlocks(
  pages: readonly ProblemPage[],
  kind: ProblemKind,
  origin: string,
): readonly RootContent[] {
  return gatheredTables(pages, kind).flatMap(({ source, head, rows }): RootContent[] => {
    const table: RootContent = {
      type: 'table',
      children: [
        tableRow(head.map((name) => [{ type: 'text', value: name }])),
        ...rows.map((cells) => tableRow(cells.map((cell) => phrasing(cell, origin)))),
      ],
    };
    if (source === undefined) return [table];
    const link = phrasing([element('a', { href: source.href }, [source.title])], origin);
    return [{ type: 'paragraph', children: [{ type: 'strong', children: link }] }, table];
  });
}

/** Returns a row of a markdown table. */
export function tableRow(cells: readonly (readonly PhrasingContent[])[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
  };
}

/** The nodes of the elements that mark text. */
const MARKS: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  strong: 'strong',
  em: 'emphasis',
  del: 'delete',
};

/** Returns the content of a cell as markdown. Elements without markdown syntax become their text. */
function phrasing(nodes: readonly Nodes[], origin: string): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    if (node.type !== 'element') return [];
    const children = phrasing(node.children, origin);
    const href = String(node.properties['href'] ?? '');
    if (node.tagName === 'code') return [{ type: 'inlineCode', value: readableText(node) }];
    if (node.tagName === 'a')
      return [{ type: 'link', url: href.startsWith('/') ? `${origin}${href}` : href, children }];
    if (node.tagName === 'br') return [{ type: 'html', value: '<br>' }];
    const type = MARKS[node.tagName];
    return type === undefined ? children : [{ type, children }];
  });
}
