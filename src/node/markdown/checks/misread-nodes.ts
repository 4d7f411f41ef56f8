import type {
  Blockquote,
  Code,
  Emphasis,
  Image,
  Link,
  List,
  Nodes,
  Paragraph,
  Parents,
  Strong,
  ThematicBreak,
} from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Point } from '../../../shared/point.ts';
import { didYouMean, nearest } from '../../content/nearest.ts';
import { ALERTS, isNoteKind, noteFor } from '../blocks/notes.ts';
import { languageNamed } from '../code/languages.ts';
import { sourceOf } from '../page/reporter.ts';
import { AS_TABLE } from './other-tools.ts';

/** What is reported about a node, at its start unless another position is given; a warning unless it is an error. */
export type Misreading = readonly [
  message: string,
  hint: string,
  at?: Point | undefined,
  severity?: 'error' | undefined,
];

/** Returns what is reported about a node, by its index in its parent, because its writer means something else. */
export function* misreadings(
  node: Nodes,
  { children: siblings, type: parent }: Parents,
  index: number,
  source: string,
): Generator<Misreading> {
  const before = siblings[index - 1];
  const written = () => sourceOf(node, source) ?? '';
  if (node.type === 'blockquote') {
    const isFirst = parent !== 'blockquote' && siblings.find(isEmptyQuotation) === node;
    // The bracket of a component over several lines ends what is directly above it.
    if (isFirst && !isDirectlyBelow(node, before))
      yield ['This quotation is empty.', 'Write "> " before each line of its text.'];
    yield* misreadQuotation(node);
  } else if (node.type === 'heading') yield* misreadHeading(written());
  else if (node.type === 'list') yield* misreadItems(node, before, source);
  else if (node.type === 'code') yield* misreadCode(node, parent === 'listItem' && index === 0, written());
  else if (node.type === 'thematicBreak') yield* misreadDashes(node, siblings.slice(index + 1), source);
  else if (node.type === 'inlineCode') yield* misreadInlineCode(node.value, written());
  else if (node.type === 'emphasis' || node.type === 'strong') yield* lostCharacters(node, source);
  else if (node.type === 'image' || node.type === 'link') yield* misreadOptions(node);
}

/** Whether a node begins in the line below another one. */
function isDirectlyBelow(node: Nodes | undefined, before: Nodes | undefined): boolean {
  return node?.position?.start.line === Number(before?.position?.end.line) + 1;
}

/** Reports sizes and options of other tools in the text or the title of an image or a link. */
function* misreadOptions(node: Image | Link): Generator<Misreading> {
  const written =
    /^:\w.*/.exec(node.title ?? '') ?? /\|\d+(?:x\d+)?$/.exec('alt' in node ? (node.alt ?? '') : '');
  if (written === null) return;
  yield [
    `"${written[0]}" is an option of another tool; here it is part of what readers see or hear.`,
    'Remove it. The page adds the dimensions of an image.',
  ];
}

function isEmptyQuotation(node: Nodes): boolean {
  return node.type === 'blockquote' && plainText(node) === '';
}

/**
 * Reports unknown kinds of GitHub's alerts, and notes that are written as quotations in other tools. Known alerts have
 * already become notes.
 */
function* misreadQuotation({ children: blocks }: Blockquote): Generator<Misreading> {
  const [first] = blocks;
  if (first?.type !== 'paragraph') return;
  const [text] = first.children;
  const kind = text?.type === 'text' ? /^\[!([\w-]+)\]/.exec(text.value)?.[1] : undefined;
  if (kind !== undefined) {
    const names = [...ALERTS.keys()].map((name) => name.toUpperCase());
    const alert = (name: string) => `[!${name}]`;
    const meant = nearest(kind, names) ?? noteFor(kind)?.toUpperCase();
    yield [
      `There is no note "[!${kind}]".`,
      `${didYouMean(meant, alert)}Allowed: ${names.map(alert).join(', ')}.`,
      undefined,
      'error',
    ];
    return;
  }
  // On a line of its own, as GitHub had it once, and ReadMe.
  const [line = ''] = plainText(first).split('\n');
  const isLabel = text?.type === 'strong' && plainText(text) === line && first.children.length > 1;
  const label = isLabel ? line.toLowerCase() : '';
  const isTitle = blocks.length > 1 && /^[📘👍🚧❗]/u.test(line);
  if (isTitle || ALERTS.has(label) || isNoteKind(label)) {
    yield [
      `"${line}" does not begin a note, so readers see a quotation.`,
      `Write "> [!${ALERTS.has(label) ? label.toUpperCase() : 'NOTE'}]", and the text below it.`,
    ];
  }
}

/** Reports a sentence that a line of dashes below it turns into a heading. */
function* misreadHeading(written: string): Generator<Misreading> {
  const [, sentence = '', dashes] = /^(.*)\n[ >]*(-+)\s*$/.exec(written) ?? [];
  if (dashes !== '-' && !/[.!?:;。！？]$|^\[.*\]$/.test(sentence)) return;
  yield [
    `The line of dashes below "${sentence}" makes it a heading.`,
    `Write a blank line between them, "## ${sentence.replace(/[.:;。]$/, '')}" for a heading, or "\`\`\`" above and below code.`,
  ];
}

/** Returns the column at which a node starts; 0 without a position. */
function columnOf(node: Nodes | undefined): number {
  return node?.position?.start.column ?? 0;
}

/**
 * Reports items without text or with another number than readers see, those that are indented but not below another one,
 * lists that another marker ends, and a number at the beginning of a sentence.
 */
function* misreadItems(
  { ordered, start, children: items }: List,
  before: Nodes | undefined,
  source: string,
): Generator<Misreading> {
  const [first] = items;
  const numbers = items.map((item) => Number.parseInt(sourceOf(item, source) ?? '', 10));
  const wrong = numbers.findIndex((number, index) => number !== Number(start) + index);
  if (ordered === true && wrong !== -1 && new Set(numbers).size > 1) {
    yield [
      `"${numbers[wrong]}" is shown as ${Number(start) + wrong}, because markdown numbers the items itself.`,
      'Write the numbers in order. Text between two items needs as many spaces before it as the text of an item.',
      items[wrong]?.position?.start,
    ];
  }
  if (ordered === true && items.length === 1 && Number(start) > 99) {
    yield [
      `"${start}" and the character after it make this a list.`,
      `If it is a sentence, write "${start}\\.".`,
    ];
  }
  if (before?.type === 'list') {
    const isOther = before.ordered !== ordered && columnOf(first) === columnOf(before);
    if (isOther && isDirectlyBelow(first, before)) {
      yield [
        'This item begins a different list from the one above it.',
        'Write spaces before it to make it part of the item above, the same marker, or a blank line between the lists.',
      ];
    }
    if (columnOf(first) > columnOf(before)) {
      yield [
        'This list is indented, but not below the text of the item above it, so it is not part of the item.',
        `Write ${columnOf(before.children.at(-1)?.children[0]) - 1} spaces before it to make it part of the item.`,
      ];
    }
  }
  for (const item of items) {
    const at = item.position?.start;
    if (item.children.length === 0) {
      yield ['This list item is empty.', 'Write its text, or remove the marker.', at];
    } else if (ordered !== true && columnOf(item) !== columnOf(first)) {
      yield [
        'This item is indented, but not below the one above it.',
        'Write two more spaces before it for a list within the item, or as many as before the others.',
        at,
      ];
    }
  }
}

/** Reports a line of dashes that is part of a table of another tool, or that begins a block which ends with dashes. */
function* misreadDashes(
  node: ThematicBreak,
  [next, end]: readonly Nodes[],
  source: string,
): Generator<Misreading> {
  if (/^-{2,}(?:\s+-{2,})+$/.test(sourceOf(node, source) ?? '')) {
    yield [
      'This line is part of a table of another tool; here it is a line between paragraphs.',
      AS_TABLE,
      undefined,
      'error',
    ];
  }
  if (next === undefined || !isDirectlyBelow(next, node)) return;
  if (end?.type === 'thematicBreak' && isDirectlyBelow(end, next)) {
    yield [
      'The characters above and below this text are horizontal lines.',
      'Write "> " before each line of a quotation, and blank lines around a horizontal line.',
    ];
  }
  if (next.type === 'heading' && sourceOf(next, source)?.includes('\n')) {
    yield [
      'The lines of dashes above and below this text make it a heading.',
      'Front matter is at the beginning of a file; code is between two lines "```".',
    ];
  }
}

/** Markdown at the beginning of a line. A single `#` may begin a comment of code. */
const BEGINS_BLOCK = /^(?:`{3,}|~{3,}|#{2,6} |:::|> |[-*+] |\d+[.)] |\|.*\|$)/m;

/** Spaces that look like plain ones, or like nothing. Code with them fails where a reader pastes it. */
const UNSEEN = /[\u00A0\u00AD\u200B\u2028\u2029\u202F\u2060\uFEFF]/;

/** Reports markdown that is code because of its indentation, and characters in code that nobody sees. */
function* misreadCode(
  { value, lang, position }: Code,
  isFirst: boolean,
  written: string,
): Generator<Misreading> {
  const isFenced = /^(?:[`~]|$)/.test(written);
  if (!isFenced && (isFirst || BEGINS_BLOCK.test(value))) {
    yield [
      'Four spaces before these lines make them code, so readers see the markup.',
      'Write fewer spaces. If code is meant, write it without them between two lines "```".',
    ];
  }
  const lines = value.split('\n');
  const unseen = lines.findIndex((line) => UNSEEN.test(line));
  // The program "tree" draws folders with non-breaking spaces.
  if (!isFenced || unseen === -1 || lang === null || lang === 'text' || position === undefined) return;
  const sign = UNSEEN.exec(lines[unseen] ?? '')?.[0].charCodeAt(0) ?? 0;
  yield [
    `This line of code contains a character that looks like a space or is invisible (U+${sign.toString(16).toUpperCase().padStart(4, '0')}), and fails where readers paste it.`,
    'Write a plain space instead, or remove it.',
    { line: position.start.line + 1 + unseen, column: 1 },
  ];
}

/** Reports code within a line that contains the name of its language, or was meant as a block. */
function* misreadInlineCode(value: string, written: string): Generator<Misreading> {
  if (/^`{2,}\n[\s\S]*\n`{2,}$/.test(written)) {
    return yield [
      'This code is part of a paragraph, so readers see it as one line.',
      'Write three backticks, "```", on a line above it and on one below it.',
    ];
  }
  const [word = '', rest] = value.split(' ');
  const isNamed = written.startsWith('```') && rest !== undefined && languageNamed(word) !== undefined;
  const mark = isNamed
    ? word
    : (/^(?:#!|:::)[a-z]+(?= \S)/.exec(value) ?? /(?<=[^\s%])\{:\.?[a-z]+\}$/.exec(value))?.[0];
  if (mark === undefined) return;
  yield [
    `Readers see "${mark}" as part of the code.`,
    `Remove it: code within a line has no colours. A block has them: "\`\`\`${mark.replace(/[^a-z]/g, '')}".`,
  ];
}

/** Names that code gives a meaning, and marks of wikis. */
const UNDERSCORED =
  /^__(?:all|call|class|dict|dirname|doc|esModule|file|filename|init|main|name|proto|repr|str|typename|version|[A-Z_]+)__$/;

/** Reports the characters of names and products that markdown takes for emphasis, so that readers do not see them. */
function* lostCharacters(node: Emphasis | Strong, source: string): Generator<Misreading> {
  const [start, end] = [Number(node.position?.start.offset), Number(node.position?.end.offset)];
  const around = source.slice(Math.max(0, start - 1), end + 1);
  const product = /^\d(\*[^*]+\*)\d$/.test(around) ? around : undefined;
  // Directives with such a name are reported as such.
  const name = /^:/.test(around) ? undefined : (UNDERSCORED.exec(source.slice(start, end))?.[0] ?? product);
  if (name === undefined) return;
  yield [
    `"${name}" contains emphasis, so readers do not see all of its characters.`,
    `Write it as code: "\`${name}\`".`,
  ];
}

/** A text that may be a title: short, on one line, and no sentence. */
const TITLE = /^.{1,60}(?<![.!?:;,…。！？：])$/;

/**
 * Reports a line of a paragraph in bold that looks like a heading, and spaces before a line that were meant to separate
 * it. `next` is what follows the paragraph.
 */
export function* misreadLines(
  node: Paragraph,
  next: Nodes | undefined,
  source: string,
): Generator<Misreading> {
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
    yield [
      `"${title}" is bold, but not a heading, so the contents and screen readers leave it out.`,
      `Write "## ${title}" or "### ${title}".`,
    ];
  }
  const [line = '', ...others] = (sourceOf(node, source) ?? '').split('\n');
  const isIndented = others.length > 0 && others.every((other) => /^ {4}|^\t/.test(other));
  // Longer lines are wrapped, and tags may go on below.
  if (isIndented && (TITLE.test(line) || line.endsWith(':')) && !/[<`]|^::/.test(line)) {
    yield [
      'The spaces before this line have no meaning, so readers see one paragraph.',
      'Write a blank line and "```" around code, or a list: "- **Term**: Its meaning".',
      node.position && { line: node.position.start.line + 1, column: 1 },
    ];
  }
}
