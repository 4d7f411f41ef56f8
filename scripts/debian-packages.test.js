import { expect, test, vi } from 'vitest';
import { ensureDebianPackages } from './debian-packages.js';

/**
 * A machine whose apt-get can install the packages of `available`.
 *
 * @param {object} options
 * @param {string[]} [options.installed]
 * @param {string[]} [options.available]
 * @param {boolean} [options.isRoot]
 * @param {boolean} [options.hasApt]
 */
function machine({ installed = [], available = [], isRoot = true, hasApt = true }) {
  /** @type {string[]} */
  const commands = [];
  return {
    commands,
    log: vi.fn(),
    isRoot: () => isRoot,
    isInstalled: async (/** @type {string} */ name) => installed.includes(name),
    capture: async (/** @type {string} */ program, /** @type {readonly string[]} */ args) => {
      if (!hasApt) throw new Error(`spawn ${program} ENOENT`);
      const [command, ...rest] = args.filter((arg) => !/^-[oy]$|^DPkg::|^--no-/.test(arg));
      commands.push([command, ...rest].join(' '));
      const isUnknown = command === 'install' && rest.some((name) => !available.includes(name));
      return isUnknown ? { code: 100, output: 'E: Unable to locate package\n' } : { code: 0, output: 'Done' };
    },
  };
}

test('runs nothing when every package is installed', async () => {
  const debian = machine({ installed: ['nginx', 'caddy'] });
  expect(await ensureDebianPackages(['nginx', 'caddy'], debian.log, debian)).toBe(true);
  expect(debian.commands).toEqual([]);
  expect(debian.log).not.toHaveBeenCalled();
});

test('updates the lists, installs only missing packages, and logs one line', async () => {
  const debian = machine({ installed: ['nginx'], available: ['caddy', 'xvfb'] });
  expect(await ensureDebianPackages(['nginx', 'caddy', 'xvfb'], debian.log, debian)).toBe(true);
  expect(debian.commands).toEqual(['--version', 'update', 'install caddy xvfb']);
  expect(debian.log.mock.calls).toEqual([['Installing the Debian packages caddy, xvfb …']]);
});

test('reports failure when a package does not exist, with the output of apt-get', async () => {
  const debian = machine({ available: ['caddy'] });
  expect(await ensureDebianPackages(['caddy', 'nope'], debian.log, debian)).toBe(false);
  expect(debian.log).toHaveBeenLastCalledWith(expect.stringContaining('E: Unable to locate package'));
});

test.each([
  ['the user is not root', { isRoot: false }],
  ['there is no apt-get', { hasApt: false }],
])('installs nothing when %s', async (_, options) => {
  const debian = machine({ ...options, available: ['caddy'] });
  expect(await ensureDebianPackages(['caddy'], debian.log, debian)).toBe(false);
  expect(debian.commands).toEqual([]);
  expect(debian.log).not.toHaveBeenCalled();
});
