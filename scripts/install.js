import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, withProgress } from './command.js';
import { run } from './process.js';

/** @import { Log } from './command.js' */

/**
 * Installs the packages of the lockfile, unless they are installed.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {Log} options.log
 * @param {() => Promise<number>} [options.install] runs the installation and returns its exit code
 * @returns {Promise<boolean>} whether anything was installed
 * @throws {Problem} when the installation fails
 */
export async function ensureInstalled({ root, log, install = () => npmCi(root) }) {
  if (isInstalled(root)) return false;
  const code = await withProgress('Installing dependencies', install, log);
  if (code === 0) return true;
  throw new Problem(
    `The dependencies could not be installed: "npm ci" ended with code ${code}. ` +
      'The reason is above. If that is the network, check the connection; then run the command again.',
  );
}

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/**
 * Returns whether the packages of the lockfile are installed, by the record that npm writes at the very end of an
 * installation. Optional packages of other systems may be missing.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path];
    const mayBeMissing = wanted.optional === true || wanted.devOptional === true;
    return path === '' || (found ? found.version === wanted.version : mayBeMissing);
  });
}

/**
 * @param {string} file a lockfile of npm
 * @returns {Packages}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/** @param {string} root */
function npmCi(root) {
  // With NODE_ENV=production, npm would omit the tools that build the site. Only npm's errors matter here.
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Windows runs npm in a shell only.
  return run('npm', ['ci', ...options], { cwd: root, shell: process.platform === 'win32' });
}
