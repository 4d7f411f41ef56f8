import type { Element } from 'hast';
import type { Point } from '../../../shared/point.ts';
import { childElements, readableText } from '../page/hast.ts';
import type { Reporter } from '../page/reporter.ts';
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
  /** The marked lines, counting from 1 those that are shown. */
  readonly highlighted: readonly Range[];
}

/** The numbers of the first and the last of some lines. */
type Range = readonly [first: number, last: number];

const WORD = /(?<key>[\w-]+)="(?<value>[^"]*)"|\{(?<ranges>[^}]*)\}|(?<word>\S+)/g;
const ALLOWED = 'Allowed: title="App.tsx", {1,3-5}, showLineNumbers and changes, in straight quotes.';

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
    const hint = 'Write code below the fence and below "---cut---".';
    report.error(start, 'This code block shows nothing.', hint);
  }
  const lastMarked = Math.max(0, ...meta.highlighted.map(([, last]) => last));
  if (lastMarked > text.length) {
    const message = `Line ${lastMarked} of this code block should be marked, but it shows only ${text.length}.`;
    report.warning(start, message, 'Count the lines that are shown, from 1.');
  }
  return { start, language, meta, written, text, hiddenLines };
}

function languageOf(code: Element, start: Point | undefined, report: Reporter): string {
  const written = fenceLanguage(code) ?? 'text';
  const language = languageNamed(written);
  if (language !== undefined) return language;
  const message = `The language "${written}" of this code block is not known, so it has no colours.`;
  report.warning(start, message, `Allowed: ${ALLOWED_LANGUAGES}; and "api" for tables of an API.`);
  return 'text';
}

/** Parses the words after a fence's language, and reports unknown ones. */
function parseFenceMeta(meta: string, point: Point | undefined, report: Reporter): FenceMeta {
  let title: string | undefined;
  let [showLineNumbers, changes] = [false, false];
  const highlighted: Range[] = [];
  const unknown: string[] = [];
  for (const { groups, 0: written } of meta.matchAll(WORD)) {
    const { key, value = '', ranges, word } = groups ?? {};
    const lines = ranges?.split(',').map(rangeOf);
    if (key === 'title' && value.trim() !== '') title = value.trim();
    else if (lines?.every((range) => range !== undefined)) highlighted.push(...lines);
    else if (word === 'showLineNumbers') showLineNumbers = true;
    else if (word === 'changes') changes = true;
    else unknown.push(written);
  }
  if (unknown.length > 0) {
    report.error(point, `Unknown code block option: ${unknown.join(' ')}.`, ALLOWED);
  }
  return { title, showLineNumbers, changes, highlighted };
}

/** Parses `1` or `3-5`. */
function rangeOf(written: string): Range | undefined {
  const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(written) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return first >= 1 && first <= last ? [first, last] : undefined;
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
