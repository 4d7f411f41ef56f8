import { spawn } from 'node:child_process';
import { accessSync, constants as fsConstants } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { get, readJson, textAt } from './json.js';

/** @import { ChildProcess, StdioOptions } from 'node:child_process' */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the working directory
 * @property {NodeJS.ProcessEnv} [env] the whole environment of the child; defaults to the parent's
 * @property {number} [timeout] milliseconds after which the child is killed
 * @property {boolean} [shell] runs the program in a shell, which Windows needs for `.cmd` files
 */

/**
 * A program that has ended.
 *
 * @typedef {object} Result
 * @property {number} code the exit code; 128 + the signal if a signal ended the program, as in a shell
 * @property {string} output what the program printed, errors included
 */

/**
 * Runs a program whose output is printed as it arrives.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code; rejects if the program cannot be started
 */
export async function run(program, args, options = {}) {
  return (await execute(program, args, options, 'inherit')).code;
}

/**
 * Runs a program silently and returns its output, for the caller to print or to drop.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Result>} rejects if the program cannot be started
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
 * Returns the command line of Vite. Vite bundles its configuration into a file below `node_modules`; if that is not
 * writable, Node loads the configuration directly with tsx. In that case, the server must be restarted by hand after a
 * change in code that the configuration imports.
 *
 * @param {string} root the project's folder, in which the command must run
 * @param {readonly string[]} args
 * @returns {[program: string, args: string[]]} for `run`, `capture` and Node's functions
 */
export function viteCommand(root, args) {
  const vite = toolFile(root, 'vite', 'vite');
  if (isWritable(join(root, 'node_modules'))) return [process.execPath, [vite, ...args]];
  return [process.execPath, ['--import', 'tsx', vite, ...args, '--configLoader', 'native']];
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, fsConstants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the file of a package's command.
 *
 * @param {string} root the project's folder
 * @param {string} packageName such as `@biomejs/biome`
 * @param {string} command such as `biome`
 * @returns {string}
 */
export function toolFile(root, packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const bin = get(readJson(join(folder, 'package.json')), 'bin');
  return join(folder, typeof bin === 'string' ? bin : textAt(bin, command));
}

/**
 * Runs npm: the one that started this process if there is one, otherwise the one on the path.
 *
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} the exit code
 */
export function runNpm(args, options) {
  const npm = process.env['npm_execpath'];
  // Other package managers set the same variable to their own file.
  if (npm !== undefined && /npm-cli\.c?js$/.test(npm)) return run(process.execPath, [npm, ...args], options);
  const isWindows = process.platform === 'win32';
  return run(isWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: isWindows });
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @param {StdioOptions} stdio
 * @returns {Promise<Result>}
 */
function execute(program, args, options, stdio) {
  return new Promise((resolve, reject) => {
    // With a terminal, a program must stay in its parent's group, to which the terminal sends its keys and signals.
    const isGroup = stdio !== 'inherit' && process.platform !== 'win32';
    const child = spawn(program, args, { ...options, stdio, detached: isGroup });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const release = endTogether(child, isGroup);
    child.once('error', (error) => {
      release();
      reject(error);
    });
    // "close" comes after "exit", once all output has arrived.
    child.once('close', (code, signal) => {
      release();
      resolve({ code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]), output });
    });
  });
}

/**
 * The running children, and whether each is the leader of a group. Several run at a time, so one listener ends them all:
 * the first of several would exit and leave the children of the others.
 *
 * @type {Map<ChildProcess, boolean>}
 */
const children = new Map();

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Ends the child with the parent. Otherwise, a signal sent only to the parent would leave a build running in the
 * background. A whole group is ended, because many commands only start another program, which would go on.
 *
 * @param {ChildProcess} child
 * @param {boolean} isGroup
 * @returns {() => void} stops listening
 */
function endTogether(child, isGroup) {
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
  children.set(child, isGroup);
  return () => {
    children.delete(child);
    if (children.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
  };
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const [child, isGroup] of children) {
    if (isGroup && child.pid !== undefined) killGroup(child.pid, signal);
    else child.kill(signal);
  }
  process.exit(128 + constants.signals[signal]);
}

/**
 * @param {number} leader
 * @param {NodeJS.Signals} signal
 */
function killGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // It has just ended.
  }
}
