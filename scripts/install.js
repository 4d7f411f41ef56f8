import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Problem } from './problem.js';
import { withProgress } from './progress.js';
import { runNpm } from './run-tool.js';

/** @import { Log } from './progress.js' */

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * Says why the dependencies have to be installed, or `undefined` when they are all there.
 *
 * It compares the lockfile with the record npm writes at the very end of an installation
 * (`node_modules/.package-lock.json`), so an interrupted installation, one made for another system, and one
 * done by hand are all judged by what is on the disk, not by who put it there.
 *
 * @param {string} root the project's folder
 * @param {{ platform: string, arch: string }} [system]
 * @returns {string | undefined}
 */
export function reasonToInstall(root, system = process) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return 'no complete installation was found';
  const locked = readPackages(join(root, 'package-lock.json'));
  // npm's own message about a missing or broken lockfile is the best one.
  if (locked === undefined) return 'package-lock.json cannot be read';
  if (!sameDependencies(root, locked[''])) return 'package.json asks for other packages than its lockfile';

  for (const [path, wanted] of Object.entries(locked)) {
    if (path === '') continue;
    const found = installed[path];
    if (found === undefined) {
      if (wanted.optional || wanted.devOptional) continue;
      return `${path} is missing`;
    }
    if (found.version !== wanted.version || found.integrity !== wanted.integrity)
      return `${path} has changed`;
    if (!fits(found.os, system.platform) || !fits(found.cpu, system.arch)) {
      return `${path} was installed for another system`;
    }
    if (!existsSync(join(root, path))) return `${path} is missing`;
  }
  const stray = Object.keys(installed).find((path) => !(path in locked));
  return stray === undefined ? undefined : `${stray} is not in the lockfile`;
}

/**
 * Installs exactly what the lockfile names, unless that is already there.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {Log} options.log
 * @param {() => Promise<number>} [options.install] runs the installation and gives its exit code
 * @returns {Promise<boolean>} whether anything was installed
 * @throws {Problem} when the installation fails
 */
export async function ensureInstalled({ root, log, install = () => npmCi(root) }) {
  const reason = reasonToInstall(root);
  if (reason === undefined) return false;
  const code = await withProgress(`Installing dependencies (${reason})`, install, log);
  if (code !== 0) {
    throw new Problem(
      `The dependencies could not be installed: "npm ci" ended with code ${code}. ` +
        'The reason is above. If that is the network, check the connection; then run the command again.',
    );
  }
  return true;
}

/** @param {string} root */
function npmCi(root) {
  // Under NODE_ENV=production npm would leave out the tools that build the site.
  return runNpm(['ci', '--include=dev', '--include=optional'], { cwd: root });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined} undefined when there is no readable lockfile
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {LockedPackage | undefined} locked the lockfile's copy of package.json
 */
function sameDependencies(root, locked = {}) {
  /** @type {LockedPackage} */
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return (
    isDeepStrictEqual(wanted.dependencies ?? {}, locked.dependencies ?? {}) &&
    isDeepStrictEqual(wanted.devDependencies ?? {}, locked.devDependencies ?? {})
  );
}

/**
 * Whether an `os` or `cpu` list of package.json admits a value; entries may be negated with `!`.
 *
 * @param {string[] | undefined} list
 * @param {string} value
 */
function fits(list, value) {
  if (list === undefined || list.includes(value) || list.includes('any')) return true;
  return list.every((entry) => entry.startsWith('!') && entry !== `!${value}`);
}
