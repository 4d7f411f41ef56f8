import type { ContentProblem } from './problem.ts';

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
export function contentError(file: string, message: string, hint?: string, place?: Place): ContentProblem {
  return problem('error', file, message, hint, place);
}

/** A warning about a file; like an error but the build goes on. */
export function contentWarning(file: string, message: string, hint?: string, place?: Place): ContentProblem {
  return problem('warning', file, message, hint, place);
}

function problem(
  severity: ContentProblem['severity'],
  file: string,
  message: string,
  hint: string | undefined,
  place: Place = { line: 1 },
): ContentProblem {
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
export function inReadingOrder(problems: Iterable<ContentProblem>): ContentProblem[] {
  return [...problems].sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
  });
}
