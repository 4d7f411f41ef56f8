import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run-process.js';

/** @import { RunOptions } from './run-process.js' */

/**
 * The file behind a package's command. Starting it with Node works on every system; the entries of
 * `node_modules/.bin` are shell scripts on Windows.
 *
 * @param {string} root the project's folder
 * @param {string} packageName such as `@biomejs/biome`
 * @param {string} command the command's name, such as `biome`
 * @returns {string}
 */
export function toolFile(root, packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a command of an installed package in the project's folder.
 *
 * @param {string} root
 * @param {{ package: string, command: string, args: readonly string[] }} tool
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runTool(root, tool, options = {}) {
  const file = toolFile(root, tool.package, tool.command);
  return run(process.execPath, [file, ...tool.args], { cwd: root, ...options });
}

/**
 * Runs npm: the one this process was started by when there is one, else the one on the path.
 *
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} its exit code
 */
export function runNpm(args, options) {
  const npm = process.env['npm_execpath'];
  // Another package manager sets the same variable to its own file.
  if (npm !== undefined && /npm-cli\.c?js$/.test(npm)) return run(process.execPath, [npm, ...args], options);
  if (process.platform === 'win32') return run('npm.cmd', args, { ...options, shell: true });
  return run('npm', args, options);
}
