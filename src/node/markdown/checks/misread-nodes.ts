import type {
  Blockquote,
  Code,
  Emphasis,
  Heading,
  Image,
  InlineCode,
  Link,
  List,
  Nodes,
  Paragraph,
  Parents,
  Strong,
  ThematicBreak,
} from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { didYouMean, nearest } from '../../content/nearest.ts';
import { ALERTS, isNoteKind, noteFor } from '../blocks/notes.ts';
import { languageNamed } from '../code/languages.ts';
import { type Reporter, sourceOf } from '../page/reporter.ts';

/** Reports a node, by its index in its parent, that markdown reads otherwise than its writer means it. */
export function reportMisread(
  node: Nodes,
  { children, type }: Parents,
  index: number,
  source: string,
  report: Reporter,
): void {
  if (node.type === 'blockquote') reportQuotation(node, children, type, report);
  else if (node.type === 'heading') reportUnderlined(node, source, report);
  else if (node.type === 'list') reportItems(node, children[index - 1], source, report);
  else if (node.type === 'code') reportCode(node, type === 'listItem' && index === 0, source, report);
  else if (node.type === 'thematicBreak') reportDashes(node, children.slice(index + 1), source, report);
  else if (node.type === 'inlineCode') reportInlineCode(node, source, report);
  else if (node.type === 'emphasis' || node.type === 'strong') reportLostSigns(node, source, report);
  else if (node.type === 'image' || node.type === 'link') reportOptions(node, report);
}

/** Reports sizes and options of other tools in the text or the title of an image or a link. */
function reportOptions(node: Image | Link, report: Reporter): void {
  const written =
    /^:\w.*/.exec(node.title ?? '') ?? /\|\d+(?:x\d+)?$/.exec('alt' in node ? (node.alt ?? '') : '');
  if (written === null) return;
  report.warning(
    node.position?.start,
    `"${written[0]}" is an option of another tool; here it is part of what readers see or hear.`,
    'Remove it. The page adds the dimensions of an image.',
  );
}

/**
 * Reports unknown kinds of GitHub's alerts, notes that are written as quotations in other tools, and quotations without
 * text. Known alerts have already become notes.
 */
function reportQuotation(
  node: Blockquote,
  siblings: readonly Nodes[],
  parent: Nodes['type'],
  report: Reporter,
): void {
  const [first] = node.children;
  const start = node.position?.start;
  const before = siblings[siblings.indexOf(node) - 1];
  const isEmpty = (one: Nodes) => one.type === 'blockquote' && plainText(one) === '';
  // The bracket of a component over several lines ends what is directly above it.
  const isBracket = before?.position?.end.line === Number(start?.line) - 1;
  if (isEmpty(node) && !isBracket && parent !== 'blockquote' && siblings.find(isEmpty) === node)
    report.warning(start, 'This quotation is empty.', 'Write "> " before each line of its text.');
  if (first?.type !== 'paragraph') return;
  const [text] = first.children;
  const kind = text?.type === 'text' ? /^\[!([\w-]+)\]/.exec(text.value)?.[1] : undefined;
  if (kind !== undefined) {
    const names = [...ALERTS.keys()].map((name) => name.toUpperCase());
    const alert = (name: string) => `[!${name}]`;
    const meant = nearest(kind, names) ?? noteFor(kind)?.toUpperCase();
    report.error(
      start,
      `There is no note "[!${kind}]".`,
      `${didYouMean(meant, alert)}Allowed are ${names.map(alert).join(', ')}.`,
    );
    return;
  }
  // On a line of its own, as GitHub had it once, and ReadMe.
  const [line = ''] = plainText(first).split('\n');
  const isLabel = text?.type === 'strong' && plainText(text) === line && first.children.length > 1;
  const label = isLabel ? line.toLowerCase() : '';
  const isTitle = node.children.length > 1 && /^[📘👍🚧❗]/u.test(line);
  if (isTitle || ALERTS.has(label) || isNoteKind(label)) {
    report.warning(
      start,
      `"${line}" begins no note, so readers see a quotation.`,
      `Write "> [!${ALERTS.has(label) ? label.toUpperCase() : 'NOTE'}]", and the text below it.`,
    );
  }
}

/** Reports a sentence that a line of dashes below it turns into a heading. */
function reportUnderlined(node: Heading, source: string, report: Reporter): void {
  const [, sentence = '', dashes] = /^(.*)\n[ >]*(-+)\s*$/.exec(sourceOf(node, source) ?? '') ?? [];
  if (dashes !== '-' && !/[.!?:;。！？]$|^\[.*\]$/.test(sentence)) return;
  report.warning(
    node.position?.start,
    `The line of dashes below "${sentence}" makes it a heading.`,
    `Write an empty line between them, "## ${sentence.replace(/[.:;。]$/, '')}" for a heading, or "\`\`\`" above and below code.`,
  );
}

/** Returns the column at which a node starts; 0 without a position. */
function columnOf(node: Nodes | undefined): number {
  return node?.position?.start.column ?? 0;
}

/**
 * Reports items without text or with another number than readers see, those that are indented but not below another one,
 * lists that another sign ends, and a number at the beginning of a sentence.
 */
function reportItems(
  { ordered, start, children: items }: List,
  before: Nodes | undefined,
  source: string,
  report: Reporter,
): void {
  const [first] = items;
  const numbers = items.map((item) => Number.parseInt(sourceOf(item, source) ?? '', 10));
  const wrong = numbers.findIndex((number, index) => number !== Number(start) + index);
  if (ordered === true && wrong !== -1 && new Set(numbers).size > 1) {
    report.warning(
      items[wrong]?.position?.start,
      `"${numbers[wrong]}" is shown as ${Number(start) + wrong}, because lists count by themselves.`,
      'Write the numbers in order. Text between two items needs as many spaces before it as the text of an item.',
    );
  }
  const column = first?.position?.start.column;
  if (ordered === true && items.length === 1 && Number(start) > 99) {
    report.warning(
      first?.position?.start,
      `"${start}" and the sign after it make this a list.`,
      `If it is a sentence, write "${start}\\.".`,
    );
  }
  const isDirectlyBelow = first?.position?.start.line === Number(before?.position?.end.line) + 1;
  if (
    before?.type === 'list' &&
    before.ordered !== ordered &&
    columnOf(first) === columnOf(before) &&
    isDirectlyBelow
  ) {
    report.warning(
      first?.position?.start,
      'This item begins another list than the one above it.',
      'Write spaces before it to make it part of the item above, the same sign, or an empty line between the lists.',
    );
  }
  if (before?.type === 'list' && columnOf(first) > columnOf(before)) {
    const spaces = columnOf(before.children.at(-1)?.children[0]) - 1;
    report.warning(
      first?.position?.start,
      'This list is indented, but not below the text of the item above it, so it is no part of the item.',
      `Write ${spaces} spaces before it to make it part of the item.`,
    );
  }
  for (const { children, position } of items) {
    if (children.length === 0) {
      report.warning(position?.start, 'This list item is empty.', 'Write its text, or remove the sign.');
    } else if (ordered !== true && position?.start.column !== column) {
      report.warning(
        position?.start,
        'This item is indented, but not below the one above it.',
        'Write two more spaces before it for a list within the item, or as many as before the others.',
      );
    }
  }
}

/** Reports a line of dashes that is part of a table of another tool, or that begins a block which ends with dashes. */
function reportDashes(
  node: ThematicBreak,
  [next, end]: readonly Nodes[],
  source: string,
  report: Reporter,
): void {
  if (/^-{2,}(?:\s+-{2,})+$/.test(sourceOf(node, source) ?? '')) {
    report.error(
      node.position?.start,
      'This line is part of a table of another tool; here it is a line between paragraphs.',
      'Write the rows with bars, and a line of dashes below the first: "| A | B |", "| --- | --- |".',
    );
  }
  const isBelow = next?.position?.start.line === (node.position?.end.line ?? 0) + 1;
  if (
    isBelow &&
    end?.type === 'thematicBreak' &&
    end.position?.start.line === Number(next.position?.end.line) + 1
  ) {
    report.warning(
      node.position?.start,
      'The signs above and below this text are lines across the page.',
      'Write "> " before each line of a quotation, and empty lines around a line across the page.',
    );
  }
  if (next?.type === 'heading' && isBelow && sourceOf(next, source)?.includes('\n')) {
    report.warning(
      node.position?.start,
      'The lines of dashes above and below this text make it a heading.',
      'Front matter is at the beginning of a file; code is between two lines "```".',
    );
  }
}

/** Markdown at the beginning of a line. A single `#` may begin a comment of code. */
const BEGINS_BLOCK = /^(?:`{3,}|~{3,}|#{2,6} |:::|> |[-*+] |\d+[.)] |\|.*\|$)/m;

/** Spaces that look like plain ones, or like nothing. Code with them fails where a reader pastes it. */
const UNSEEN = /[\u00A0\u00AD\u200B\u2028\u2029\u202F\u2060\uFEFF]/;

/** Reports markdown that is code because of its indentation, and signs in code that nobody sees. */
function reportCode(node: Code, isFirst: boolean, source: string, report: Reporter): void {
  const { value, lang, position } = node;
  const isFenced = /^[`~]/.test(sourceOf(node, source) ?? '`');
  if (!isFenced && (isFirst || BEGINS_BLOCK.test(value))) {
    report.warning(
      position?.start,
      'Four spaces before these lines make them code, so readers see their signs.',
      'Write fewer spaces. If code is meant, write it without them between two lines "```".',
    );
  }
  const lines = value.split('\n');
  const unseen = lines.findIndex((line) => UNSEEN.test(line));
  // The program "tree" draws folders with hard spaces.
  if (!isFenced || unseen === -1 || lang === null || lang === 'text' || position === undefined) return;
  const sign = UNSEEN.exec(lines[unseen] ?? '')?.[0].charCodeAt(0) ?? 0;
  report.warning(
    { line: position.start.line + 1 + unseen, column: 1 },
    `This line of code contains a sign that looks like a space or like nothing (U+${sign.toString(16).toUpperCase().padStart(4, '0')}), and fails where readers paste it.`,
    'Write a plain space instead, or remove it.',
  );
}

/** Reports code within a line that contains the name of its language, or was meant as a block. */
function reportInlineCode(node: InlineCode, source: string, report: Reporter): void {
  const { value, position } = node;
  const written = sourceOf(node, source) ?? '';
  if (/^`{2,}\n[\s\S]*\n`{2,}$/.test(written)) {
    report.warning(
      position?.start,
      'This code is part of a paragraph, so readers see it as one line.',
      'Write three backticks, "```", on a line above it and on one below it.',
    );
    return;
  }
  const [word = '', rest] = value.split(' ');
  const isNamed = written.startsWith('```') && rest !== undefined && languageNamed(word) !== undefined;
  const mark = isNamed
    ? word
    : (/^(?:#!|:::)[a-z]+(?= \S)/.exec(value) ?? /(?<=[^\s%])\{:\.?[a-z]+\}$/.exec(value))?.[0];
  if (mark === undefined) return;
  report.warning(
    position?.start,
    `Readers see "${mark}" as part of the code.`,
    `Remove it: code within a line has no colours. A block has them: "\`\`\`${mark.replace(/[^a-z]/g, '')}".`,
  );
}

/** Names that code gives a meaning, and marks of wikis. */
const UNDERSCORED =
  /^__(?:all|call|class|dict|dirname|doc|esModule|file|filename|init|main|name|proto|repr|str|typename|version|[A-Z_]+)__$/;

/** Reports the signs of names and of products that markdown takes for emphasis, so that readers do not see them. */
function reportLostSigns(node: Emphasis | Strong, source: string, report: Reporter): void {
  const [start, end] = [Number(node.position?.start.offset), Number(node.position?.end.offset)];
  const around = source.slice(Math.max(0, start - 1), end + 1);
  const product = /^\d(\*[^*]+\*)\d$/.test(around) ? around : undefined;
  // Directives with such a name are reported as such.
  const name = /^:/.test(around) ? undefined : (UNDERSCORED.exec(source.slice(start, end))?.[0] ?? product);
  if (name === undefined) return;
  report.warning(
    node.position?.start,
    `The signs in "${name}" mark a part of it, so readers do not see them.`,
    `Write it as code: "\`${name}\`".`,
  );
}

/** A text that may be a title: short, on one line, and no sentence. */
const TITLE = /^.{1,60}(?<![.!?:;,…。！？：])$/;

/**
 * Reports a line of a paragraph in bold that looks like a heading, and spaces before a line that were meant to separate
 * it. `next` is what follows the paragraph.
 */
export function reportLines(
  node: Paragraph,
  next: Nodes | undefined,
  source: string,
  report: Reporter,
): void {
  const { start } = node.position ?? {};
  const [first, second] = node.children;
  const bold = first?.type === 'emphasis' && first.children.length === 1 ? first.children[0] : first;
  const isName = bold !== undefined && UNDERSCORED.test(sourceOf(bold, source) ?? '');
  const title = bold?.type === 'strong' ? plainText(bold) : '';
  const isAlone =
    second === undefined && next !== undefined && !/^(?:heading|html|thematicBreak)$/.test(next.type);
  const isLine = isAlone || (second?.type === 'text' && second.value.startsWith('\n'));
  const isText =
    bold?.type === 'strong' && bold.children.every(({ type }) => /^(?:text|inlineCode|emphasis)$/.test(type));
  if (isText && !isName && isLine && TITLE.test(title)) {
    report.warning(
      start,
      `"${title}" is bold, but no heading, so the contents and screen readers leave it out.`,
      `Write "## ${title}" or "### ${title}".`,
    );
  }
  const [line = '', ...others] = (sourceOf(node, source) ?? '').split('\n');
  const isIndented = others.length > 0 && others.every((other) => /^ {4}|^\t/.test(other));
  // Longer lines are wrapped, and tags may go on below.
  if (
    start === undefined ||
    !isIndented ||
    !(TITLE.test(line) || line.endsWith(':')) ||
    /[<`]|^::/.test(line)
  )
    return;
  report.warning(
    { line: start.line + 1, column: 1 },
    'The spaces before this line have no meaning, so readers see one paragraph.',
    'Write an empty line and "```" around code, or a list: "- **Term**: Its meaning".',
  );
}
