import type { Blockquote, Nodes, Paragraph, Parents, Root, Table, Text } from 'mdast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Point } from '../../../shared/point.ts';
import { didYouMean, nearest } from '../../content/nearest.ts';
import { ALLOWED_DIRECTIVES } from '../blocks/directives.ts';
import { ALERTS, noteFor } from '../blocks/notes.ts';
import { pageOf } from '../page/page.ts';
import { pointAfter, type Reporter } from '../page/reporter.ts';

// Markdown has no syntax errors: unknown notation is text. Without these checks, the notation of other tools or a
// mistyped table would be published as written.

/** Reports notation that pages do not support and readers would see as text. */
export function remarkForeignNotation() {
  return (tree: Root, file: VFile): void => {
    const { report } = pageOf(file);
    const source = String(file);
    visit(tree, (node, _, parent) => {
      if (node.type === 'text') reportVariables(node, report);
      else if (node.type === 'blockquote') reportUnknownAlert(node, report);
      else if (node.type === 'table') reportLostCells(node, report);
      else if (node.type === 'heading' || node.type === 'tableCell') reportBrokenLinks(node, source, report);
      else if (node.type === 'paragraph' && reportParagraph(node, parent, source, report)) return SKIP;
      return CONTINUE;
    });
  };
}

/** Reports variables of template languages, such as `{{version}}`. Code may contain double braces. */
function reportVariables({ value, position }: Text, report: Reporter): void {
  for (const { 0: variable, index } of value.matchAll(/\{\{[^{}\n]+\}\}/g)) {
    report.warning(
      position && pointAfter(position.start, value.slice(0, index)),
      `"${variable}" is a variable of another tool, so readers see it as it is written.`,
      'Write the value. If it is meant as text, put it in backticks.',
    );
  }
}

/** Reports unknown kinds of GitHub's alerts. Known ones have already become notes. */
function reportUnknownAlert(node: Blockquote, report: Reporter): void {
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const kind = text?.type === 'text' ? /^\[!([\w-]+)\]/.exec(text.value)?.[1] : undefined;
  if (kind === undefined) return;
  const names = [...ALERTS.keys()].map((name) => name.toUpperCase());
  const alert = (name: string) => `[!${name}]`;
  const meant = nearest(kind, names) ?? noteFor(kind)?.toUpperCase();
  report.error(
    node.position?.start,
    `There is no note "[!${kind}]".`,
    `${didYouMean(meant, alert)}Allowed are ${names.map(alert).join(', ')}.`,
  );
}

const INSTEAD_OF_TAGS = `A note is ":::note" with its text below and ":::" at the end; on a line of their own are ${ALLOWED_DIRECTIVES}.`;

/** Notation of other tools that takes a whole line: what is wrong with such a line, and the hint. */
const FOREIGN_LINES: readonly (readonly [pattern: RegExp, fault: string, hint: string])[] = [
  [
    /^(?:import|export)\s(?:[\w*{].*\sfrom\s+)?["'][^"']+["'];?$/,
    'is MDX. Pages are plain markdown, so readers would see the line.',
    'Remove it. Live examples are files in the folder "demos": ::demo[What the reader sees.]{name="nodes"}.',
  ],
  [
    /^export\s+(?:default|const|let|function|class)\s/,
    'is MDX. Pages are plain markdown, so readers would see the line.',
    'Remove it, or put code in a block that begins with "```ts".',
  ],
  [/^\{\/\*/, 'is a comment of MDX, which readers would see.', 'Write "<!-- … -->".'],
  [/^\{%.*%\}$/, 'is a template tag. Pages have none, so readers would see it.', INSTEAD_OF_TAGS],
  [/^\{\{[<%].*[>%]\}\}$/, 'is a shortcode. Pages have none, so readers would see it.', INSTEAD_OF_TAGS],
  [
    /^(?:!!!|\?\?\?)\+?\s+\w+/,
    'does not begin a note.',
    'Write ":::note[Title]", the text below it, and ":::" at the end.',
  ],
];

/** A line of a paragraph in the source. */
interface SourceLine {
  /** Without the marks of a quotation. */
  readonly text: string;
  readonly point: Point;
  /** Whether it begins within code, and is not checked. */
  readonly isCode: boolean;
}

function linesOf(node: Paragraph, source: string): readonly SourceLine[] {
  const { start, end } = node.position ?? {};
  const code = new Set<number>();
  visit(node, 'inlineCode', ({ position }) => {
    for (let line = (position?.start.line ?? 0) + 1; line <= (position?.end.line ?? 0); line += 1)
      code.add(line);
  });
  const lines = source.slice(start?.offset, end?.offset).split('\n');
  return lines.map((written, index) => {
    const line = (start?.line ?? 1) + index;
    const text = written.replace(/^[\s>]+/, '').trimEnd();
    return { text, point: { line, column: index === 0 ? (start?.column ?? 1) : 1 }, isCode: code.has(line) };
  });
}

/** Reports mistakes in a paragraph. Returns whether one concerned the paragraph as a whole. */
function reportParagraph(
  node: Paragraph,
  parent: Parents | undefined,
  source: string,
  report: Reporter,
): boolean {
  const lines = linesOf(node, source);
  let found = false;
  for (const { text, point, isCode } of lines) {
    const [, fault, hint] = FOREIGN_LINES.find(([pattern]) => !isCode && pattern.test(text)) ?? [];
    if (fault === undefined) continue;
    report.error(point, `"${text}" ${fault}`, hint);
    found = true;
  }
  if (found || reportBrokenTable(lines, report)) return true;
  reportBrokenLinks(node, source, report);
  for (const [index, { text, point, isCode }] of lines.entries()) {
    // A single `#` within a paragraph or a list may also begin a hashtag.
    const mayBeTag = index > 0 || parent?.type !== 'root';
    if (!isCode) reportUnspacedHeading(text, point, mayBeTag, report);
  }
  return false;
}

/** Reports a line such as `##Setup`, which is text because of the missing space. */
function reportUnspacedHeading(line: string, point: Point, mayBeTag: boolean, report: Reporter): void {
  const [, signs = '', title = ''] = /^(#{1,6})(\p{L}.*)$/u.exec(line) ?? [];
  if (signs === '' || (mayBeTag && signs === '#')) return;
  // The page's title is its only heading of level 1.
  const written = `${signs.padEnd(2, '#')} ${title}`;
  report.warning(
    point,
    `"${line}" is not a heading, so readers see it as it is written.`,
    `Write "${written}", with a space. If it is meant as text, put it in backticks.`,
  );
}

const DELIMITER_ROW = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/**
 * Reports a paragraph that was meant as a table but has no matching delimiter row. Returns whether it was: lines
 * between bars, or a row of dashes and bars below the first line.
 */
function reportBrokenTable(lines: readonly SourceLine[], report: Reporter): boolean {
  const isRow = (text = '') => text.length > 1 && text.startsWith('|');
  const isDelimiter = (text = '') => text.includes('|') && DELIMITER_ROW.test(text);
  const first = lines.findIndex(({ text }, index) => {
    const next = lines[index + 1]?.text;
    return (isRow(text) && isRow(next)) || (text.includes('|') && isDelimiter(next));
  });
  const [head, delimiter] = first === -1 ? [] : lines.slice(first);
  if (head === undefined || delimiter === undefined) return false;
  const columns = countCells(head.text);
  const example = `|${' --- |'.repeat(columns)}`;
  if (!DELIMITER_ROW.test(delimiter.text)) {
    report.error(
      head.point,
      'These lines are not a table: the second one must separate the head from the rows.',
      `Write below the first line: ${example}`,
    );
  } else if (countCells(delimiter.text) !== columns) {
    report.error(
      head.point,
      `These lines are not a table: the first has ${cells(columns)}, and the line of dashes below it ${countCells(delimiter.text)}.`,
      `Write as many in both: ${example}`,
    );
  } else {
    report.error(head.point, 'These lines are not a table.', 'A table begins after an empty line.');
  }
  return true;
}

function countCells(row: string): number {
  return row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;
}

function cells(count: number): string {
  return `${count} ${count === 1 ? 'cell' : 'cells'}`;
}

/** Reports rows with more cells than the head, often because of a bar in code. Markdown drops these cells. */
function reportLostCells({ children: [head, ...rows] }: Table, report: Reporter): void {
  const columns = head?.children.length ?? 0;
  for (const { children, position } of rows) {
    if (children.length <= columns) continue;
    report.error(
      position?.start,
      `This row has ${cells(children.length)}, but the table has ${columns} columns, so readers would not see the rest.`,
      'Remove the cells, or give the head as many. A bar within a cell, in code too, is written "\\|".',
    );
  }
}

/** `[text][name]`, `[text][]` and `[^1]`, as written without a definition. */
const REFERENCE = /(?<![\w\\\]])\[(?:[^[\]\\\n]|\\.)+\]\[[^[\]\\\n]*\]|(?<!\\)\[\^[^\s[\]\\]+\](?!:)/g;

/** `[text] (/docs/x)` and `![alt] (./x.svg)`, with spaces between the brackets. */
const SPACED_LINK =
  /(?<![\w\\\]!])!?\[(?!\^)(?:[^[\]\\\n]|\\.)+\][ \t]+\((?:\.{0,2}\/|#|https?:\/\/|mailto:)[^()\s]*\)/g;

/** Reports links, images and footnotes that are text: without a definition, or with a space between their brackets. */
function reportBrokenLinks(node: Parents, source: string, report: Reporter): void {
  for (const { text, point } of matchesInText(REFERENCE, node, source)) reportReference(text, point, report);
  for (const { text, point } of matchesInText(SPACED_LINK, node, source)) {
    report.warning(
      point,
      `"${text}" is not ${text.startsWith('!') ? 'an image' : 'a link'}, so readers see it as it is written.`,
      `Remove the space: "${text.replace(/\][ \t]+\(/, '](')}". If it is meant as text, put it in backticks.`,
    );
  }
}

/** Yields the matches of a pattern that begin in the text of a node, not in its code, links or HTML. */
function* matchesInText(
  pattern: RegExp,
  node: Parents,
  source: string,
): Generator<{ readonly text: string; readonly point: Point }> {
  const { start, end } = node.position ?? {};
  const from = start?.offset;
  if (from === undefined || start === undefined) return;
  const written = source.slice(from, end?.offset);
  // Both are in the order of the source, which is walked through once.
  const taken = rangesThatAreNoText(node).values();
  let range = taken.next().value;
  let [point, before]: [Point, number] = [start, 0];
  for (const { 0: text, index } of written.matchAll(pattern)) {
    const at = from + index;
    while (range !== undefined && at >= range.end) range = taken.next().value;
    if (range !== undefined && at >= range.start) continue;
    point = pointAfter(point, written.slice(before, index));
    before = index;
    yield { text, point };
  }
}

function reportReference(reference: string, point: Point, report: Reporter): void {
  const footnote = /^\[\^(.+)\]$/.exec(reference)?.[1];
  if (footnote !== undefined) {
    report.warning(
      point,
      `The footnote "[^${footnote}]" has no text, so readers see it as it is written.`,
      `Write its text on a line of its own: "[^${footnote}]: …".`,
    );
    return;
  }
  const [, text = '', written = ''] = /^\[(.+)\]\[(.*)\]$/.exec(reference) ?? [];
  const name = written === '' ? text : written;
  report.warning(
    point,
    `Nothing defines "[${name}]", so readers see "${reference}" as it is written.`,
    `Write its target on a line of its own, "[${name}]: /docs/…", or in round brackets: "[${text}](/docs/…)".`,
  );
}

/** Returns the ranges in the source of a node that are not text: code, links, HTML. */
function rangesThatAreNoText(node: Parents): readonly { readonly start: number; readonly end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  visit(node, (part: Nodes) => {
    if (part === node || TEXT_NODES.has(part.type)) return CONTINUE;
    const [start, end] = [part.position?.start.offset, part.position?.end.offset];
    if (start !== undefined && end !== undefined) ranges.push({ start, end });
    return SKIP;
  });
  return ranges;
}

const TEXT_NODES: ReadonlySet<string> = new Set(['text', 'emphasis', 'strong', 'delete']);
