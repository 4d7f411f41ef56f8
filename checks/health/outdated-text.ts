import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentWarning, type Diagnostic } from '../../src/node/content/diagnostic.ts';

const run = promisify(execFile);

/** A line of a file with the day of its last change, `YYYY-MM-DD`. */
export interface DatedLine {
  readonly day: string;
  readonly text: string;
}

/** Returns the lines of a file, each with the day of its last change in version control. */
export async function datedLines(projectRoot: string, file: string): Promise<readonly DatedLine[]> {
  const options = { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run('git', ['blame', '--line-porcelain', '--', file], options);
  const lines: DatedLine[] = [];
  let day = '';
  for (const line of stdout.split('\n')) {
    const time = /^committer-time (\d+)$/.exec(line)?.[1];
    if (time !== undefined) day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
    if (line.startsWith('\t')) lines.push({ day, text: line.slice(1) });
  }
  return lines;
}

/** The number of days by which the text of a page may be older than its API tables. */
const MAX_AGE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Warns about a page whose API tables have changed long after the text around them. */
export function outdatedText(file: string, lines: readonly DatedLine[]): readonly Diagnostic[] {
  let [tables, text] = ['', ''];
  let inTable = false;
  for (const line of lines) {
    if (/^`{3,}api\b/.test(line.text)) inTable = true;
    if (inTable) tables = line.day > tables ? line.day : tables;
    else if (line.text.trim() !== '') text = line.day > text ? line.day : text;
    if (/^`{3,}$/.test(line.text)) inTable = false;
  }
  if (tables === '' || Date.parse(tables) - Date.parse(text) <= MAX_AGE_DAYS * DAY_MS) return [];
  const message = `The API tables changed on ${tables}, the text around them last on ${text}.`;
  return [contentWarning(file, message, 'Read the page, and change what no longer holds.')];
}
