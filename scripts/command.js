import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe } from './problem.js';

/**
 * Whether a module was started by `node file.js` and not imported. Node 20 has no `import.meta.main`.
 *
 * @param {string} moduleUrl the module's `import.meta.url`
 * @returns {boolean}
 */
export function isCommand(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}

/**
 * Runs a command's work; a failure becomes its message on stderr and exit code 1. The code is set, not
 * forced, so that output on its way through a pipe is not cut off.
 *
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${describe(error)}`);
    process.exitCode = 1;
  }
}
