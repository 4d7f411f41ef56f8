import type { Code } from 'mdast';
import { withoutCut } from '../markdown/code/cut-context.ts';
import { type MarkedCode, readMarks } from '../markdown/code/read-marks.ts';
import { Report } from '../markdown/report.ts';
import { fence } from './markdown-text.ts';

/** What readers of a twin want of the words after a fence's language; the others are about the page's looks. */
const KEPT_META = /\b(?:title|expect-error)="[^"]*"/g;

/**
 * A code block as a machine wants it: complete, with the context that the page hides, and without marks. Lines that a
 * `[!code --]` takes away cannot stand among the others, so a block that has some becomes a diff.
 */
export function codeTwin({ lang, meta, value }: Code): string {
  // The page's own compilation reports marks that are wrong.
  const code = readMarks(withoutCut(value), { line: 1, column: 1 }, Report.forFile('', 1));
  const isDiff = [...code.marks.values()].some((marks) => marks.has('--'));
  const info = [isDiff ? 'diff' : (lang ?? ''), ...(meta?.match(KEPT_META) ?? [])].join(' ').trim();
  return fence(info, isDiff ? diffOf(code) : code.lines.join('\n'));
}

function diffOf({ lines, marks }: MarkedCode): string {
  const sign = (index: number) => {
    if (marks.get(index)?.has('--')) return '-';
    return marks.get(index)?.has('++') ? '+' : ' ';
  };
  return lines.map((line, index) => `${sign(index)} ${line}`.trimEnd()).join('\n');
}
