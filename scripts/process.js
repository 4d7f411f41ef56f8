import { spawn } from 'node:child_process';
import { accessSync, constants as fsConstants, readFileSync } from 'node:fs';
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
  try {
    accessSync(join(root, 'node_modules'), fsConstants.W_OK);
    return [process.execPath, [vite, ...args]];
  } catch {
    return [process.execPath, ['--import', 'tsx', vite, ...args, '--configLoader', 'native']];
  }
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

/**
 * The running children, and whether each leads a group of processes.
 *
 * @type {Map<ChildProcess, boolean>}
 */
const children = new Map();

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
  // With a terminal, a program must stay in its parent's group, to which the terminal sends its keys and signals.
  const isGroup = stdio !== 'inherit' && process.platform !== 'win32';
  const child = spawn(program, args, { ...options, stdio, detached: isGroup });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
  children.set(child, isGroup);
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
 * Ends the children with the parent: a signal that is sent to the parent alone would leave them running. Of a group,
 * everything ends, because many commands only start another program, which would go on.
 *
 * @param {NodeJS.Signals} signal
 */
function endAll(signal) {
  for (const [child, isGroup] of children) {
    try {
      if (child.pid !== undefined) process.kill(isGroup ? -child.pid : child.pid, signal);
    } catch {
      // It has just ended.
    }
  }
  process.exit(128 + constants.signals[signal]);
}
