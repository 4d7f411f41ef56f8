import { countProblems } from '../../shared/dev-events.ts';
import type { Point } from '../../shared/point.ts';

/** A problem in the content, described so that its writer can fix it. */
export interface Diagnostic {
  /** An error stops the build; a warning is printed and the build succeeds. */
  readonly severity: 'error' | 'warning';
  /** Path of the file, relative to the project's root if the file is inside it. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Column in that line, from 1, if known. */
  readonly column?: number;
  /** The mistake, in a sentence. */
  readonly message: string;
  /** The allowed values or the remedy, in a sentence. */
  readonly hint?: string;
  /** The row of docs/notation.md about what the writer meant. */
  readonly notation?: NotationRow;
  /** The word, if the problem is that the dictionary does not know it. */
  readonly word?: string;
}

/** The rows of the table in docs/notation.md to which messages lead, by their first cells. */
export const NOTATION_ROWS = [
  'front matter',
  'heading',
  'link to a page',
  'HTML',
  'image',
  'note',
  'code',
  'demo',
  'challenge',
  'diagram',
  'API table',
  'problem tables',
  'changelog',
] as const;

/** A row of the table in docs/notation.md. */
export type NotationRow = (typeof NOTATION_ROWS)[number];

/** The position of a problem as terminals and editors link it, `file:line:column`; empty if the problem has no file. */
export function formatLocation({ file, line, column }: Diagnostic): string {
  if (file === '') return '';
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** The problem as one or two lines: `file:line:column severity: message`. */
export function formatDiagnostic(problem: Diagnostic): string {
  const place = formatLocation(problem);
  const hint = problem.hint === undefined ? '' : `\n    ${problem.hint}`;
  return `${place === '' ? '' : `${place} `}${problem.severity}: ${problem.message}${hint}`;
}

/** The problem as terminals print it: {@link formatDiagnostic} with where its notation is explained. */
export function printDiagnostic(problem: Diagnostic): string {
  return formatDiagnostic(withNotation(problem));
}

/** Returns the problem with where its notation is explained, as part of its hint. */
export function withNotation(problem: Diagnostic): Diagnostic {
  const { hint, notation } = problem;
  if (notation === undefined) return problem;
  const see = `See docs/notation.md, "${notation}".`;
  return { ...problem, hint: hint === undefined ? see : `${hint} ${see}` };
}

/**
 * Returns the problems without those with the same text as an earlier one: a mistake is reported once, however many
 * checks find it.
 */
export function dedupe(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(problems.map((problem) => [formatDiagnostic(problem), problem])).values()];
}

/**
 * Ends a command that checks something: prints its problems, each once, a summary and their number, and sets the exit
 * code.
 */
export function reportProblems(found: readonly Diagnostic[], summary: string): void {
  const problems = dedupe(found);
  for (const problem of problems) console.error(formatDiagnostic(problem));
  console.log(`${summary}; ${countProblems(problems) || 'no problems'}.`);
  if (problems.length > 0) process.exitCode = 1;
}

/** The position of a problem; without column, the problem concerns the whole line. */
type Place = Pick<Diagnostic, 'line' | 'column'>;

/** A mistake in a text, as its checks report it: they do not know file names. */
export type Finding = Point & Pick<Diagnostic, 'message' | 'hint'>;

/** An error in a file. Without a place, the error concerns the whole file and is reported at its first line. */
export function contentError(file: string, message: string, hint?: string, place?: Place): Diagnostic {
  return problem('error', file, message, hint, place);
}

/** Like {@link contentError}, but a warning: the build continues. */
export function contentWarning(file: string, message: string, hint?: string, place?: Place): Diagnostic {
  return problem('warning', file, message, hint, place);
}

function problem(
  severity: Diagnostic['severity'],
  file: string,
  message: string,
  hint: string | undefined,
  place: Place = { line: 1 },
): Diagnostic {
  return { severity, file, ...place, message, ...(hint !== undefined && { hint }) };
}

/** Sorts problems by file, then from top to bottom. */
export function inReadingOrder(problems: Iterable<Diagnostic>): Diagnostic[] {
  return [...problems].sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
  });
}
