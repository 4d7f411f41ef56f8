import { existsSync } from 'node:fs';
import { ensureDebianPackages } from './debian-packages.js';
import { FIREFOX, programPaths, usualBrowserPaths } from './installed-browsers.js';
import { Problem } from './problem.js';

/**
 * The programs that run an engine, or what is missing.
 *
 * @template Programs
 * @typedef {{ kind: 'found', programs: Programs } | { kind: 'missing', program: string }} Found
 */

/** @typedef {{ firefox: string }} FirefoxPrograms */

/** @typedef {{ driver: string, xvfb: string, dbus: string }} WebKitPrograms */

/** @typedef {'Firefox' | 'WebKit'} EngineName */

/** @typedef {{ Firefox: Found<FirefoxPrograms>, WebKit: Found<WebKitPrograms> }} Engines */

/**
 * The parts of the machine that the search needs.
 *
 * @typedef {object} EngineMachine
 * @property {NodeJS.ProcessEnv} env
 * @property {string} platform
 * @property {(path: string) => boolean} exists
 * @property {(names: readonly string[]) => Promise<boolean>} install installs Debian packages; whether they are there
 */

/** @type {EngineMachine} */
const thisMachine = {
  env: process.env,
  platform: process.platform,
  exists: existsSync,
  install: (names) => ensureDebianPackages(names, console.log),
};

/** The engines besides Chromium in which the site is tested. */
export const ENGINE_NAMES = /** @type {const} */ (['Firefox', 'WebKit']);

/**
 * Finds the programs of each engine, and installs Debian's packages where they are missing and it can.
 *
 * @param {EngineMachine} [machine]
 * @returns {Promise<Engines>}
 * @throws {Problem} when FIREFOX_PATH names no file
 */
export async function findEngines(machine = thisMachine) {
  return { Firefox: await findFirefox(machine), WebKit: await findWebKit(machine) };
}

/**
 * @param {EngineMachine} machine
 * @returns {Promise<Found<FirefoxPrograms>>}
 */
async function findFirefox({ env, platform, exists, install }) {
  const named = env['FIREFOX_PATH'];
  if (named !== undefined && named !== '') {
    // Silently taking another Firefox would hide the mistake.
    if (!exists(named)) throw new Problem(`FIREFOX_PATH is "${named}", but there is no such file.`);
    return { kind: 'found', programs: { firefox: named } };
  }
  const find = () => usualBrowserPaths(platform, env, FIREFOX).find(exists);
  const firefox = find() ?? ((await install(['firefox-esr'])) ? find() : undefined);
  if (firefox !== undefined) return { kind: 'found', programs: { firefox } };
  return { kind: 'missing', program: 'Firefox (install it, or set FIREFOX_PATH to its path)' };
}

/**
 * @param {EngineMachine} machine
 * @returns {Promise<Found<WebKitPrograms>>}
 */
async function findWebKit({ env, platform, exists, install }) {
  if (platform !== 'linux') return { kind: 'missing', program: 'WebKitGTK (Linux has it)' };
  const find = () => {
    const [driver, xvfb, dbus] = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].map((name) =>
      programPaths(name, env).find(exists),
    );
    return driver && xvfb && dbus ? { driver, xvfb, dbus } : undefined;
  };
  const packages = ['webkit2gtk-driver', 'xvfb', 'dbus'];
  const programs = find() ?? ((await install(packages)) ? find() : undefined);
  if (programs !== undefined) return { kind: 'found', programs };
  return { kind: 'missing', program: `WebKitGTK (on Debian, install the packages ${packages.join(', ')})` };
}
