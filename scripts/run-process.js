import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @import { ChildProcess } from 'node:child_process' */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the folder to run in
 * @property {NodeJS.ProcessEnv} [env] the whole environment of the child; the parent's when left out
 * @property {number} [timeout] milliseconds after which the child is ended
 * @property {'inherit' | 'ignore'} [output] whether its output streams through, as it does when left out
 * @property {boolean} [shell] run through a shell, which Windows needs for `.cmd` files
 */

/**
 * Runs a program to its end and gives its exit code; one ended by a signal counts as 128 + the signal, as in
 * a shell.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} rejects when the program cannot be started
 */
export function run(program, args, { cwd, env, timeout, output = 'inherit', shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, timeout, stdio: output, shell });
    const release = endTogether(child);
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      release();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * Ends the child with the parent: a signal sent to this process alone would leave a build running behind its
 * back.
 *
 * @param {ChildProcess} child
 * @returns {() => void} stops listening
 */
function endTogether(child) {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
