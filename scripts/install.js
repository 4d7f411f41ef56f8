import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Problem, withProgress } from './command.js';
import { get, listAt, mapAt, readJson, textAt } from './json.js';
import { runNpm } from './process.js';

/** @import { Log } from './command.js' */

/**
 * Returns the reason why the dependencies must be installed, or `undefined` if they are complete.
 *
 * The lockfile is compared with the record that npm writes at the very end of an installation
 * (`node_modules/.package-lock.json`). An interrupted installation, one for another system, and one made by hand are
 * therefore judged by what is on the disk.
 *
 * @param {string} root the project's folder
 * @param {{ platform: string, arch: string }} [system]
 * @returns {string | undefined}
 */
export function reasonToInstall(root, system = process) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return 'no complete installation was found';
  const locked = readPackages(join(root, 'package-lock.json'));
  // npm has the best message about a missing or broken lockfile.
  if (locked === undefined) return 'package-lock.json cannot be read';
  if (!sameDependencies(root, locked.get('')))
    return 'package.json asks for other packages than its lockfile';

  for (const [path, wanted] of locked) {
    if (path === '') continue;
    const found = installed.get(path);
    if (found === undefined) {
      if (get(wanted, 'optional') === true || get(wanted, 'devOptional') === true) continue;
      return `${path} is missing`;
    }
    const isSame = ['version', 'integrity'].every((key) => textAt(found, key) === textAt(wanted, key));
    if (!isSame) return `${path} has changed`;
    if (!fits(listAt(found, 'os'), system.platform) || !fits(listAt(found, 'cpu'), system.arch)) {
      return `${path} was installed for another system`;
    }
    if (!existsSync(join(root, path))) return `${path} is missing`;
  }
  const stray = [...installed.keys()].find((path) => !locked.has(path));
  return stray === undefined ? undefined : `${stray} is not in the lockfile`;
}

/**
 * Installs exactly the packages in the lockfile, unless they are already installed.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {Log} options.log
 * @param {() => Promise<number>} [options.install] runs the installation and returns its exit code
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
  // With NODE_ENV=production, npm would omit the tools that build the site.
  const complete = ['--include=dev', '--include=optional'];
  // Only npm's errors matter to somebody who wants to see the site.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  return runNpm(['ci', ...complete, ...quiet], { cwd: root });
}

/**
 * @param {string} file
 * @returns {Map<string, unknown> | undefined} the packages by path; `undefined` if there is no readable lockfile
 */
function readPackages(file) {
  try {
    const lockfile = readJson(file);
    return get(lockfile, 'packages') === undefined ? undefined : mapAt(lockfile, 'packages');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {unknown} locked the lockfile's copy of package.json
 */
function sameDependencies(root, locked) {
  const wanted = readJson(join(root, 'package.json'));
  return ['dependencies', 'devDependencies'].every((key) =>
    isDeepStrictEqual(mapAt(wanted, key), mapAt(locked, key)),
  );
}

/**
 * Returns whether an `os` or `cpu` list of package.json admits a value. Entries may be negated with `!`; an empty list
 * admits everything.
 *
 * @param {readonly unknown[]} list
 * @param {string} value
 */
function fits(list, value) {
  if (list.includes(value) || list.includes('any')) return true;
  return list.every((entry) => String(entry).startsWith('!') && entry !== `!${value}`);
}
