import type { Point, Report } from '../report.ts';

/** What a writer says about a code block after its language. */
export interface FenceMeta {
  readonly title: string | undefined;
  readonly showLineNumbers: boolean;
  /** Numbers of the marked lines, from 1, counting the lines that are shown. */
  readonly highlighted: ReadonlySet<number>;
}

const WORD = /(?<key>[\w-]+)="(?<value>[^"]*)"|\{(?<ranges>[^}]*)\}|(?<word>\S+)/g;
const RANGE = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/;
const LAST_LINE = 100_000;
const ALLOWED =
  'Allowed are title="App.tsx", {1,3-5}, showLineNumbers and expect-error="part of the message".';

/** Reads the words after a fence's language. What it does not know is reported. */
export function parseFenceMeta(meta: string, point: Point | undefined, report: Report): FenceMeta {
  let title: string | undefined;
  let showLineNumbers = false;
  const highlighted = new Set<number>();
  for (const { groups, 0: written } of meta.matchAll(WORD)) {
    const { key, value, ranges, word } = groups ?? {};
    if (key === 'title' && value !== undefined && value.trim() !== '') title = value.trim();
    else if (ranges !== undefined && addLines(ranges, highlighted)) continue;
    else if (word === 'showLineNumbers') showLineNumbers = true;
    // For the type check of the samples; readers do not see it.
    else if (key !== 'expect-error')
      report.error(point, `A code block does not understand ${written}.`, ALLOWED);
  }
  return { title, showLineNumbers, highlighted };
}

/** Reads `1,3-5`. False when it is no list of lines. */
function addLines(ranges: string, lines: Set<number>): boolean {
  return ranges.split(',').every((range) => {
    const match = RANGE.exec(range);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!(first >= 1 && first <= last && last <= LAST_LINE)) return false;
    for (let line = first; line <= last; line += 1) lines.add(line);
    return true;
  });
}
