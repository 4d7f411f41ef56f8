import { execFile } from 'node:child_process';
import { run } from './run-process.js';

/** @import { Log } from './progress.js' */
/** @import { RunOptions } from './run-process.js' */

/**
 * The parts of the machine that installing packages needs.
 *
 * @typedef {object} PackageMachine
 * @property {() => boolean} isRoot whether packages may be installed without a password
 * @property {(name: string) => Promise<boolean>} isInstalled
 * @property {(program: string, args: readonly string[], options: RunOptions) => Promise<number>} run
 *   resolves to the exit code, rejects when the program does not exist
 */

/** @type {PackageMachine} */
const thisMachine = {
  isRoot: () => process.platform === 'linux' && process.getuid?.() === 0,
  isInstalled: (name) =>
    new Promise((resolve) => {
      // A package that was removed without its configuration is still listed, with another status.
      execFile('dpkg', ['--status', name], (error, status) => {
        resolve(error === null && /^Status: .* installed$/m.test(status));
      });
    }),
  run,
};

/**
 * Installs the Debian packages that are missing. Asks no questions, and starts no services.
 *
 * @param {readonly string[]} names
 * @param {Log} log
 * @param {PackageMachine} [machine]
 * @returns {Promise<boolean>} whether all packages are installed now; `false` where the system is not Debian's, the
 *   user is not root, or apt-get fails
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
  // Two test runs on one machine wait for each other instead of failing.
  const apt = (/** @type {string[]} */ ...args) =>
    succeeds(machine.run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { env }));
  // The package lists of a fresh container are empty; old lists name versions that are gone.
  return (await apt('update')) && (await apt('install', '-y', '--no-install-recommends', ...missing));
}

/**
 * Returns whether packages can be installed here: by root, where there is apt-get.
 *
 * @param {PackageMachine} [machine]
 * @returns {Promise<boolean>}
 */
export async function canInstallDebianPackages(machine = thisMachine) {
  return machine.isRoot() && (await succeeds(machine.run('apt-get', ['--version'], { output: 'ignore' })));
}

/** @param {Promise<number>} exitCode */
function succeeds(exitCode) {
  return exitCode.then(
    (code) => code === 0,
    () => false,
  );
}
