import { execFile } from 'node:child_process';
import { capture } from './process.js';

/** @import { Log } from './command.js' */
/** @import { Result, RunOptions } from './process.js' */

/**
 * The parts of the machine that installing packages needs.
 *
 * @typedef {object} PackageMachine
 * @property {() => boolean} isRoot whether packages may be installed without a password
 * @property {(name: string) => Promise<boolean>} isInstalled
 * @property {(program: string, args: readonly string[], options?: RunOptions) => Promise<Result>} capture
 *   rejects if the program does not exist
 */

/** @type {PackageMachine} */
const thisMachine = {
  isRoot: () => process.platform === 'linux' && process.getuid?.() === 0,
  isInstalled: (name) =>
    new Promise((resolve) => {
      // dpkg still lists a package that was removed without its configuration, with another status.
      execFile('dpkg', ['--status', name], (error, status) => {
        resolve(error === null && /^Status: .* installed$/m.test(status));
      });
    }),
  capture,
};

/**
 * Installs the Debian packages that are missing. Asks no questions and starts no services. apt-get's output is logged
 * only if apt-get fails.
 *
 * @param {readonly string[]} names
 * @param {Log} log
 * @param {PackageMachine} [machine]
 * @returns {Promise<boolean>} whether all packages are installed now; `false` if the system is not Debian, the user is
 *   not root, or apt-get fails
 */
export async function ensureDebianPackages(names, log, machine = thisMachine) {
  const installed = await Promise.all(names.map(machine.isInstalled));
  const missing = names.filter((_, index) => installed[index] !== true);
  if (missing.length === 0) return true;
  if (!(await canInstallDebianPackages(machine))) return false;
  log(`Installing the Debian packages ${missing.join(', ')} …`);
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    // systemctl then leaves the running system alone: https://systemd.io/ENVIRONMENT/
    SYSTEMD_OFFLINE: '1',
  };
  for (const args of [
    // The package lists of a fresh container are empty; old lists name versions that are gone.
    ['update'],
    ['install', '-y', '--no-install-recommends', ...missing],
  ]) {
    // Two test runs on one machine wait for each other instead of failing.
    const { code, output } = await machine.capture('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      env,
    });
    if (code === 0) continue;
    log(`"apt-get ${args.join(' ')}" failed with exit code ${code}:\n${output.trimEnd()}`);
    return false;
  }
  return true;
}

/**
 * Returns whether packages can be installed: by root, on a system with apt-get.
 *
 * @param {PackageMachine} [machine]
 * @returns {Promise<boolean>}
 */
export async function canInstallDebianPackages(machine = thisMachine) {
  if (!machine.isRoot()) return false;
  return machine.capture('apt-get', ['--version']).then(
    ({ code }) => code === 0,
    () => false,
  );
}
