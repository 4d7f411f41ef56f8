/** Sent by the dev server when the content has changed. */
export const CONTENT_EVENT = 'site:content';

/** Sent to the dev server when the app has started in a page. */
export const STARTED_EVENT = 'site:started';

/**
 * Sent by the dev server when its list of problems has changed ({@link DevProblems}); answers {@link PROBLEMS_REQUEST}.
 */
export const PROBLEMS_EVENT = 'site:problems';

/** Sent to the dev server by a page that shows the list of problems. */
export const PROBLEMS_REQUEST = 'site:problems-request';

/** A problem that the dev server has found. */
export interface DevProblem {
  /** An error stops a build. */
  readonly severity: 'error' | 'warning';
  /** `file:line:column`; empty if the problem has no place in the content. */
  readonly place: string;
  /** The problem as a sentence; for a failure of the program, several lines. */
  readonly message: string;
  /** The allowed values, or what to do. */
  readonly hint?: string;
}

/** All current problems, as pages list them. */
export interface DevProblems {
  /** The number of problems: `1 error, 2 warnings`. */
  readonly summary: string;
  /** The first of them, errors before warnings: thousands of entries would slow pages down. */
  readonly problems: readonly DevProblem[];
}

/** The number of problems of each severity, as in `2 errors, 1 warning`; empty if there are none. */
export function countProblems(problems: readonly Pick<DevProblem, 'severity'>[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const words = (count: number, word: string) =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];
  return [...words(errors, 'error'), ...words(problems.length - errors, 'warning')].join(', ');
}
