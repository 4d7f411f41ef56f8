/**
 * Something a person can put right. Its message says what happened, where, and what to do; no stack is shown.
 */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * One line about a thing that was thrown: the sentence of a `Problem`, the stack of anything unexpected.
 *
 * @param {unknown} thrown
 * @returns {string}
 */
export function describe(thrown) {
  if (thrown instanceof Problem) return thrown.message;
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
