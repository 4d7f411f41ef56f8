/** @typedef {(line: string) => void} Log */

/**
 * A duration as people say it: `340 ms`, `12.3 s`, `2 min 5 s`.
 *
 * @param {number} milliseconds
 * @returns {string}
 */
export function formatDuration(milliseconds) {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Runs long work with a line when it starts and another, with its duration, when it has ended, well or not.
 *
 * @template Result
 * @param {string} label what is being done, such as `Building the site`
 * @param {() => Promise<Result>} work
 * @param {Log} log
 * @returns {Promise<Result>}
 */
export async function withProgress(label, work, log) {
  const started = performance.now();
  log(`${label} …`);
  const result = await work();
  log(`${label} took ${formatDuration(performance.now() - started)}.`);
  return result;
}
