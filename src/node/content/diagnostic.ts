/** Something wrong in the content, told so that its writer can mend it. */
export interface Diagnostic {
  /** An error stops the build; a warning is printed and the build succeeds. */
  readonly severity: 'error' | 'warning';
  /** Path of the file, relative to the project's root where it is below it. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Column in that line, from 1, where it is known. */
  readonly column?: number;
  /** The mistake, in a sentence. */
  readonly message: string;
  /** What is allowed, or what to do, in a sentence. */
  readonly hint?: string;
}

/** The problem as one or two lines that a terminal and an editor can link: `file:line:column severity: message`. */
export function formatDiagnostic(problem: Diagnostic): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  const hint = problem.hint === undefined ? '' : `\n    ${problem.hint}`;
  return `${place} ${problem.severity}: ${problem.message}${hint}`;
}

/** Something wrong at a place of a file, as the checks of one document tell it: they know no file names. */
export interface Finding {
  /** Offset in the text that was parsed. */
  readonly at: number;
  readonly message: string;
  readonly hint?: string | undefined;
}

/** A line and column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column?: number | undefined;
}

/** An error in a file. Without a place it concerns the file as a whole and stands at its first line. */
export function contentError(file: string, message: string, hint?: string, place?: Place): Diagnostic {
  return problem('error', file, message, hint, place);
}

/** A warning about a file; like an error but the build goes on. */
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
  return {
    severity,
    file,
    line: place.line,
    ...(place.column === undefined ? {} : { column: place.column }),
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Problems in the order in which a writer goes through them: by file, then from top to bottom. */
export function inReadingOrder(problems: Iterable<Diagnostic>): Diagnostic[] {
  return [...problems].sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
  });
}
