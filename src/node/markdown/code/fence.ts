import type { Element } from 'hast';
import type { Point } from '../../../shared/point.ts';
import { childElements, readableText } from '../page/hast.ts';
import { quotesHint, type Reporter } from '../page/reporter.ts';
import { MAX_HIGHLIGHTED_LINES } from './highlight.ts';
import { ALLOWED_LANGUAGES, languageNamed } from './languages.ts';

/** A code block as its writer wrote it. */
export interface Fence {
  /** The position of the block. */
  readonly start: Point | undefined;
  /** The language's name on the site; `text` if it is unknown. */
  readonly language: string;
  readonly meta: FenceMeta;
  /** The whole code, with its hidden beginning. */
  readonly written: string;
  /** The lines that readers see. */
  readonly text: readonly string[];
  /** The number of lines before these. */
  readonly hiddenLines: number;
}

interface FenceMeta {
  readonly title: string | undefined;
  readonly showLineNumbers: boolean;
  /** Shows the changes since the file's previous version on the page, and the whole file on demand. */
  readonly changes: boolean;
  /** The prefix of the ids of its lines, for links: `store` for `#store-L12`. */
  readonly id: string | undefined;
  /** Numbers of the marked lines, from 1, counting the lines that are shown. */
  readonly highlighted: ReadonlySet<number>;
}

const WORD = /(?<key>[\w-]+)="(?<value>[^"]*)"|\{(?<ranges>[^}]*)\}|(?<word>\S+)/g;
const RANGE = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/;
const MAX_LINE = 100_000;
const ALLOWED =
  'Allowed: title="App.tsx", id="app", {1,3-5}, showLineNumbers, changes and expect-error="part of the message".';

/** Whether the title of a block is that of a file of the page's app: a path below `src`. */
export function isAppFile(title = ''): boolean {
  return /^src\/[\w-]+(?:[./][\w-]+)*$/.test(title);
}

/** Returns the `code` element of a code block; undefined for any other element. */
export function codeOf(pre: Element): Element | undefined {
  return pre.tagName === 'pre' ? childElements(pre, 'code')[0] : undefined;
}

/** Returns the word after a fence from its `code` element. Undefined for indented code and a fence without a word. */
export function fenceLanguage(code: Element): string | undefined {
  const classes = code.properties['className'];
  const name = Array.isArray(classes)
    ? classes.find((entry) => String(entry).startsWith('language-'))
    : undefined;
  return name === undefined ? undefined : String(name).slice('language-'.length);
}

/** Reads a code block and reports mistakes in its first line, and code that shows nothing. */
export function readFence(pre: Element, code: Element, report: Reporter): Fence {
  const start = pre.position?.start;
  const language = languageOf(code, start, report);
  const meta = parseFenceMeta(code.data?.meta ?? '', start, report);
  const written = readableText(code).replace(/\n$/, '');
  const { shown, hiddenLines } = cutContext(written);
  const text = shown.split('\n');
  if (shown.trim() === '') {
    report.error(
      start,
      'This code block shows nothing.',
      'Write code below the fence and below "---cut---".',
    );
  }
  if (language !== 'text' && text.length > MAX_HIGHLIGHTED_LINES) {
    report.warning(
      start,
      `This code block has ${text.length} lines, so it has no colours.`,
      `Only code of at most ${MAX_HIGHLIGHTED_LINES} lines has them. Show the parts that the page explains.`,
    );
  }
  const lastMarked = Math.max(0, ...meta.highlighted);
  if (lastMarked > text.length) {
    report.warning(
      start,
      `Line ${lastMarked} of this code block should be marked, but it shows only ${text.length}.`,
      'Count the lines that are shown, from 1.',
    );
  }
  return { start, language, meta, written, text, hiddenLines };
}

function languageOf(code: Element, start: Point | undefined, report: Reporter): string {
  const written = fenceLanguage(code);
  if (written === undefined) return 'text';
  const language = languageNamed(written);
  if (language !== undefined) return language;
  report.warning(
    start,
    `The language "${written}" of this code block is not known, so it has no colours.`,
    `Allowed: ${ALLOWED_LANGUAGES}; and "api" for tables of an API.`,
  );
  return 'text';
}

/** Parses the words after a fence's language, and reports unknown ones. */
function parseFenceMeta(meta: string, point: Point | undefined, report: Reporter): FenceMeta {
  let [title, id]: (string | undefined)[] = [];
  let [showLineNumbers, changes] = [false, false];
  const highlighted = new Set<number>();
  const unknown: string[] = [];
  for (const { groups, 0: written } of meta.matchAll(WORD)) {
    const { key, value, ranges, word } = groups ?? {};
    if (key === 'title' && value !== undefined && value.trim() !== '') title = value.trim();
    else if (key === 'id' && value !== undefined && /^[a-z][a-z0-9-]*$/.test(value)) id = value;
    else if (ranges !== undefined && addLines(ranges, highlighted)) continue;
    else if (word === 'showLineNumbers') showLineNumbers = true;
    else if (word === 'changes') changes = true;
    // For the type check of the samples; readers do not see it.
    else if (key !== 'expect-error') unknown.push(written);
  }
  if (unknown.length > 0) {
    report.error(point, `Unknown code block option: ${unknown.join(' ')}.`, `${quotesHint(meta)}${ALLOWED}`);
  }
  return { title, showLineNumbers, changes, id, highlighted };
}

/** Parses `1,3-5`. Returns `false` if it is not a list of lines. */
function addLines(ranges: string, lines: Set<number>): boolean {
  return ranges.split(',').every((range) => {
    const match = RANGE.exec(range);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!(first >= 1 && first <= last && last <= MAX_LINE)) return false;
    for (let line = first; line <= last; line += 1) lines.add(line);
    return true;
  });
}

const CUT = /^(?:\/\/|#|\{?\/\*|<!--)\s*---cut---\s*(?:\*\/\}?|-->)?$/;

/**
 * Removes everything up to the last `// ---cut---` line and the blank lines after it: context that only the type check
 * of the samples needs.
 *
 * @public (the benchmark uses it too)
 */
export function cutContext(code: string): { readonly shown: string; readonly hiddenLines: number } {
  const lines = code.split('\n');
  let hiddenLines = lines.findLastIndex((line) => CUT.test(line.trim())) + 1;
  if (hiddenLines === 0) return { shown: code, hiddenLines };
  while (hiddenLines < lines.length && lines[hiddenLines]?.trim() === '') hiddenLines += 1;
  return { shown: lines.slice(hiddenLines).join('\n'), hiddenLines };
}

/** Returns the code with its hidden beginning, without the separating lines. */
export function withoutCut(code: string): string {
  const lines = code.split('\n');
  return lines.filter((line) => !CUT.test(line.trim())).join('\n');
}
