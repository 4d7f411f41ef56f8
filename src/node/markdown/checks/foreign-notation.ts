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
  return (tree: Root, file: VFile): void => reportForeignNotation(tree, String(file), pageOf(file).report);
}

/** Implements {@link remarkForeignNotation} for the tree of a text. */
function reportForeignNotation(tree: Root, source: string, report: Reporter): void {
  visit(tree, (node, _, parent) => {
    switch (node.type) {
      case 'text':
        reportVariables(node, report);
        return CONTINUE;
      case 'blockquote':
        reportUnknownAlert(node, report);
        return CONTINUE;
      case 'paragraph':
        return reportParagraph(node, parent, source, report) ? SKIP : CONTINUE;
      case 'heading':
      case 'tableCell':
        reportReferences(node, source, report);
        reportSpacedLinks(node, source, report);
        return CONTINUE;
      case 'table':
        reportLostCells(node, report);
        return CONTINUE;
      default:
        return CONTINUE;
    }
  });
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

/** Notation of other tools that takes a whole line, by pattern. */
const FOREIGN_LINES: readonly {
  readonly pattern: RegExp;
  readonly message: (line: string) => string;
  readonly hint: string;
}[] = [
  {
    pattern: /^(?:import|export)\s(?:[\w*{].*\sfrom\s+)?["'][^"']+["'];?$/,
    message: (line) => `"${line}" is MDX. Pages are plain markdown, so readers would see the line.`,
    hint: 'Remove it. Live examples are files in the folder "demos": ::demo[What the reader sees.]{name="nodes"}.',
  },
  {
    pattern: /^export\s+(?:default|const|let|function|class)\s/,
    message: (line) => `"${line}" is MDX. Pages are plain markdown, so readers would see the line.`,
    hint: 'Remove it, or put code in a block that begins with "```ts".',
  },
  {
    pattern: /^\{\/\*/,
    message: () => 'This is a comment of MDX, which readers would see.',
    hint: 'Write "<!-- … -->".',
  },
  {
    pattern: /^\{%.*%\}$/,
    message: (line) => `"${line}" is a template tag. Pages have none, so readers would see it.`,
    hint: `A note is ":::note" with its text below and ":::" at the end; on a line of their own are ${ALLOWED_DIRECTIVES}.`,
  },
  {
    pattern: /^\{\{[<%].*[>%]\}\}$/,
    message: (line) => `"${line}" is a shortcode. Pages have none, so readers would see it.`,
    hint: `A note is ":::note" with its text below and ":::" at the end; on a line of their own are ${ALLOWED_DIRECTIVES}.`,
  },
  {
    pattern: /^(?:!!!|\?\?\?)\+?\s+\w+/,
    message: (line) => `"${line}" does not begin a note.`,
    hint: 'Write ":::note[Title]", the text below it, and ":::" at the end.',
  },
];

/** Reports mistakes in a paragraph. Returns whether one concerned the paragraph as a whole. */
function reportParagraph(
  node: Paragraph,
  parent: Parents | undefined,
  source: string,
  report: Reporter,
): boolean {
  const { start, end } = node.position ?? {};
  const lines = source.slice(start?.offset, end?.offset).split('\n');
  const code = codeLines(node);
  let found = false;
  for (const [index, written] of lines.entries()) {
    const line = written.replace(/^[\s>]+/, '').trimEnd();
    const lineNumber = (start?.line ?? 1) + index;
    const foreign = FOREIGN_LINES.find(({ pattern }) => pattern.test(line));
    if (foreign === undefined || code.has(lineNumber)) continue;
    const column = index === 0 ? (start?.column ?? 1) : 1;
    report.error({ line: lineNumber, column }, foreign.message(line), foreign.hint);
    found = true;
  }
  if (found || reportBrokenTable(lines, start, report)) return true;
  reportReferences(node, source, report);
  reportSpacedLinks(node, source, report);
  for (const [index, line] of lines.entries()) {
    const place = { line: (start?.line ?? 1) + index, column: index === 0 ? (start?.column ?? 1) : 1 };
    // A single `#` within a paragraph or a list may also begin a hashtag.
    const isTag = index > 0 || parent?.type !== 'root';
    if (!code.has(place.line)) reportUnspacedHeading(line.trimEnd(), place, isTag, report);
  }
  return false;
}

/** Reports a line such as `##Setup`, which is text because of the missing space. */
function reportUnspacedHeading(line: string, place: Point, isTag: boolean, report: Reporter): void {
  const [, signs = '', title = ''] = /^(#{1,6})(\p{L}.*)$/u.exec(line) ?? [];
  if (signs === '' || (isTag && signs === '#')) return;
  // The page's title is its only heading of level 1.
  const written = `${signs.padEnd(2, '#')} ${title}`;
  report.warning(
    place,
    `"${line}" is no heading, so readers see it as it is written.`,
    `Write "${written}", with a space. If it is meant as text, put it in backticks.`,
  );
}

/** Returns the lines that begin within code of the paragraph, which are not checked. */
function codeLines(node: Paragraph): ReadonlySet<number> {
  const lines = new Set<number>();
  visit(node, 'inlineCode', ({ position }) => {
    for (let line = (position?.start.line ?? 0) + 1; line <= (position?.end.line ?? 0); line += 1)
      lines.add(line);
  });
  return lines;
}

const DELIMITER_ROW = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/**
 * Reports a paragraph that was meant as a table but has no matching delimiter row. Returns whether it was: lines
 * between bars, or a row of dashes and bars below the first line.
 */
function reportBrokenTable(written: readonly string[], start: Point | undefined, report: Reporter): boolean {
  const lines = written.map((line) => line.replace(/^[\s>]+/, '').trimEnd());
  const rows = lines.map((line) => line.length > 1 && line.startsWith('|'));
  const first = lines.findIndex(
    (line, index) =>
      (rows[index] && rows[index + 1]) ||
      (line.includes('|') && /\|/.test(lines[index + 1] ?? '') && DELIMITER_ROW.test(lines[index + 1] ?? '')),
  );
  if (first === -1) return false;
  const [head = '', delimiter = ''] = lines.slice(first);
  const columns = countCells(head);
  const example = `|${' --- |'.repeat(columns)}`;
  const place = { line: (start?.line ?? 1) + first, column: first === 0 ? (start?.column ?? 1) : 1 };
  if (!DELIMITER_ROW.test(delimiter)) {
    report.error(
      place,
      'These lines are no table: the second one must part the head from the rows.',
      `Write below the first line: ${example}`,
    );
  } else if (countCells(delimiter) !== columns) {
    report.error(
      place,
      `These lines are no table: the first has ${cells(columns)}, and the line of dashes below it ${countCells(delimiter)}.`,
      `Write as many in both: ${example}`,
    );
  } else {
    report.error(place, 'These lines are no table.', 'A table begins after an empty line.');
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

/** Reports links, images and footnotes without a definition, which are text in Markdown. */
function reportReferences(node: Parents, source: string, report: Reporter): void {
  for (const { text, point } of matchesInText(REFERENCE, node, source)) reportReference(text, point, report);
}

/** `[text] (/docs/x)` and `![alt] (./x.svg)`, with spaces between the brackets. */
const SPACED_LINK =
  /(?<![\w\\\]!])!?\[(?!\^)(?:[^[\]\\\n]|\\.)+\][ \t]+\((?:\.{0,2}\/|#|https?:\/\/|mailto:)[^()\s]*\)/g;

/** Reports links and images that are text because of a space between their brackets. */
function reportSpacedLinks(node: Parents, source: string, report: Reporter): void {
  for (const { text, point } of matchesInText(SPACED_LINK, node, source)) {
    report.warning(
      point,
      `"${text}" is no ${text.startsWith('!') ? 'image' : 'link'}, so readers see it as it is written.`,
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
