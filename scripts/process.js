import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

/** @import { ChildProcess, SpawnOptions, StdioOptions } from 'node:child_process' */

/**
 * A program that has ended, with its exit code, which is 128 + the signal if a signal ended it, and its output.
 *
 * @typedef {{ code: number, output: string }} Result
 */

/**
 * Runs a program whose output is printed as it arrives. Returns its exit code; rejects if it cannot be started.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export async function run(program, args, options = {}) {
  return (await execute(program, args, options, 'inherit')).code;
}

/**
 * Runs a program silently, and returns its output too.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export function capture(program, args, options = {}) {
  return execute(program, args, options, ['ignore', 'pipe', 'pipe']);
}

/**
 * Returns the command line of an installed package's program. Node runs the file itself on every system; the entries of
 * `node_modules/.bin` are shell scripts on Windows.
 *
 * @param {string} root the project's folder
 * @param {{ package: string, command: string, args: readonly string[] }} tool
 * @returns {[program: string, args: string[]]} for `run` and `capture`
 */
export function toolCommand(root, tool) {
  return [process.execPath, [toolFile(root, tool.package, tool.command), ...tool.args]];
}

/**
 * Environment variables for Vite. Without this one, each start takes a seventh of a second longer, because Vite parses
 * each module that its configuration imports, to warn of syntax that its other configuration loader does not support.
 */
export const VITE_ENVIRONMENT = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

/**
 * Returns the command line of Vite for a project's folder, in which it must run.
 *
 * @param {string} root
 * @param {readonly string[]} args
 */
export function viteCommand(root, args) {
  return toolCommand(root, { package: 'vite', command: 'vite', args });
}

/**
 * Returns the file of a package's command.
 *
 * @param {string} root the project's folder
 * @param {string} packageName such as `@biomejs/biome`
 * @param {string} command such as `biome`
 */
export function toolFile(root, packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** @type {Set<ChildProcess>} */
const children = new Set();

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {SpawnOptions} options
 * @param {StdioOptions} stdio
 * @returns {Promise<Result>}
 */
function execute(program, args, options, stdio) {
  const child = spawn(program, args, { ...options, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
  children.add(child);
  /** @type {Promise<Result>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    // "close" comes after "exit", once all output has arrived.
    child.once('close', (code, signal) => {
      resolve({ code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]), output });
    });
  });
  return ended.finally(() => {
    children.delete(child);
    if (children.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
  });
}

/**
 * Ends the children with the parent: a signal that is sent to the parent alone would leave them running.
 *
 * @param {NodeJS.Signals} signal
 */
function endAll(signal) {
  for (const child of children) child.kill(signal);
  process.exit(128 + constants.signals[signal]);
}
