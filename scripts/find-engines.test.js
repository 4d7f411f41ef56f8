import { expect, test, vi } from 'vitest';
import { findEngines } from './find-engines.js';

/**
 * A machine with some programs in /usr/bin.
 *
 * @param {object} machine
 * @param {string[]} [machine.programs]
 * @param {string[]} [machine.packaged] the programs that Debian's packages bring
 * @param {string} [machine.platform]
 * @param {NodeJS.ProcessEnv} [machine.env]
 */
function machine({ programs = [], packaged, platform = 'linux', env = {} }) {
  const files = new Set(programs);
  return {
    env: { PATH: '/usr/bin', ...env },
    platform,
    exists: (/** @type {string} */ path) => files.has(path),
    install: vi.fn(async () => {
      for (const file of packaged ?? []) files.add(file);
      return packaged !== undefined;
    }),
  };
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/dbus-run-session'];

test('finds the engines that are installed, and installs nothing', async () => {
  const here = machine({ programs: [FIREFOX, ...WEBKIT] });
  const [driver, xvfb, dbus] = WEBKIT;
  expect(await findEngines(here)).toEqual({
    Firefox: { kind: 'found', programs: { firefox: FIREFOX } },
    WebKit: { kind: 'found', programs: { driver, xvfb, dbus } },
  });
  expect(here.install).not.toHaveBeenCalled();
});

test("installs Debian's packages of the engines that are missing", async () => {
  const here = machine({ programs: [FIREFOX, '/usr/bin/Xvfb'], packaged: WEBKIT });
  expect(await findEngines(here)).toMatchObject({ Firefox: { kind: 'found' }, WebKit: { kind: 'found' } });
  expect(here.install.mock.calls).toEqual([[['webkit2gtk-driver', 'xvfb', 'dbus']]]);
});

test('says what to do about an engine that cannot be had', async () => {
  expect(await findEngines(machine({ programs: WEBKIT.slice(1) }))).toEqual({
    Firefox: { kind: 'missing', program: 'Firefox (install it, or set FIREFOX_PATH to its path)' },
    WebKit: {
      kind: 'missing',
      program: 'WebKitGTK (on Debian, install the packages webkit2gtk-driver, xvfb, dbus)',
    },
  });
});

test('takes the Firefox that FIREFOX_PATH names, and no other in its place', async () => {
  const env = { FIREFOX_PATH: '/opt/firefox' };
  const { Firefox } = await findEngines(machine({ programs: ['/opt/firefox', FIREFOX], env }));
  expect(Firefox).toEqual({ kind: 'found', programs: { firefox: '/opt/firefox' } });
  await expect(findEngines(machine({ programs: [FIREFOX], env }))).rejects.toThrow(
    'FIREFOX_PATH is "/opt/firefox", but there is no such file.',
  );
});

test('looks for WebKit on Linux alone', async () => {
  const here = machine({ platform: 'darwin' });
  const { WebKit } = await findEngines(here);
  expect(WebKit).toEqual({ kind: 'missing', program: 'WebKitGTK (Linux has it)' });
});
