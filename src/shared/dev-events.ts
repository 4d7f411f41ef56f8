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

/** Sent to the dev server with a word of a problem, to be added to the list of correct words. */
export const ADD_WORD_EVENT = 'site:add-word';

/** The number of problems that a page lists at once: thousands of entries would slow it down. */
export const MAX_LISTED = 200;

/** Returns the sentence below a list that was cut off, with the number of problems left out. */
export function unlistedSentence(count: number): string {
  return `${count.toLocaleString('en')} more are not listed; they follow when some of these are solved.`;
}

/** A problem that the dev server has found. */
export interface DevProblem {
  /** An error stops a build. */
  readonly severity: 'error' | 'warning';
  /** `file:line:column`, which editors can open; empty if the problem has no place in the content. */
  readonly place: string;
  /** The problem as a sentence; for a failure of the program, several lines. */
  readonly message: string;
  /** The allowed values, or what to do. */
  readonly hint?: string;
  /** The paths of the pages that it concerns, without the base path. */
  readonly pages: readonly string[];
  /** The row of docs/notation.md about what the writer meant. */
  readonly notation?: string;
  /** The word, if the problem is that the dictionary does not know it. */
  readonly word?: string;
}

/** Whether a problem keeps the page at a path, without base path, from being published. */
export function keepsPage({ severity, pages }: DevProblem, path: string): boolean {
  return severity === 'error' && pages.includes(path);
}

/** All current problems, as pages list them. */
export interface DevProblems {
  /** In the order in which writers go through them: errors first. */
  readonly problems: readonly DevProblem[];
  /** The current check, in words; absent when all checks have ended. */
  readonly checking?: string;
}

/** The number of problems of each severity, as in `2 errors, 1 warning`; empty if there are none. */
export function countProblems(problems: readonly Pick<DevProblem, 'severity'>[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const words = (count: number, word: string) =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];
  return [...words(errors, 'error'), ...words(problems.length - errors, 'warning')].join(', ');
}
