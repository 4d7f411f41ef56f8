/** Something wrong in the content, told so that its writer can mend it. */
export interface ContentProblem {
  /** An error stops the build; a warning is printed and the build succeeds. */
  readonly severity: 'error' | 'warning';
  /** Path of the file, relative to the project's root where it is below it. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Column in that line, from 1, where it is known. */
  readonly column?: number;
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** What is allowed, or what to do, in a sentence. */
  readonly hint?: string;
}

/** The problem as one or two lines that a terminal and an editor can link: `file:line:column severity: message`. */
export function formatProblem(problem: ContentProblem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  const hint = problem.hint === undefined ? '' : `\n    ${problem.hint}`;
  return `${place} ${problem.severity}: ${problem.message}${hint}`;
}
