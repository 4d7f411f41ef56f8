import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isCommand, Problem, runCommand } from './command.js';
import { canInstallDebianPackages, ensureDebianPackages } from './debian-packages.js';
import { capture, toolCommand } from './process.js';
import { projectRoot } from './project-root.js';

/** @import { Log } from './command.js' */

/**
 * The parts of the machine that the search for browsers needs.
 *
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {string} platform as `process.platform` names it
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => Promise<boolean>} starts whether the program at the path runs
 * @property {() => Promise<string>} playwrightPath the path of Playwright's own Chromium
 * @property {(log: Log) => Promise<boolean>} download downloads Playwright's Chromium; logs why this failed
 * @property {() => Promise<boolean>} canInstallPackages
 * @property {(names: readonly string[], log: Log) => Promise<boolean>} installPackages installs Debian packages; logs
 *   why this failed
 * @property {Log} log
 */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  platform: process.platform,
  exists: existsSync,
  starts,
  playwrightPath: async () => (await import('@playwright/test')).chromium.executablePath(),
  download,
  canInstallPackages: () => canInstallDebianPackages(),
  installPackages: ensureDebianPackages,
  log: console.log,
};

/** @typedef {{ executablePath: string, source: string }} Browser */

/**
 * Finds a Chrome or Chromium for the browser tests, or installs one. The order is: the browser that the environment
 * names, an installed one, Playwright's own, Debian's package. The output of failed attempts is logged only if all
 * fail.
 *
 * @param {Machine} [machine]
 * @returns {Promise<Browser>} the path, and a few words about the origin of the browser
 * @throws {Problem} when no browser is available; the message says what to do
 */
export async function findBrowser(machine = thisMachine) {
  /** @type {string[]} */
  const failures = [];
  const browser =
    (await namedBrowser(machine)) ??
    (await installedBrowser(machine)) ??
    (await playwrightBrowser(machine, failures)) ??
    (await debianBrowser(machine, failures));
  if (browser !== undefined) return browser;
  for (const failure of failures) machine.log(failure);
  throw new Problem(
    'The browser tests need Chrome or Chromium; none was found, and none could be downloaded. ' +
      'Install Google Chrome, or set CHROME_PATH to the path of a Chrome or Chromium, ' +
      'then run the command again.',
  );
}

/**
 * @param {Machine} machine
 * @returns {Promise<Browser | undefined>}
 */
async function namedBrowser({ env, starts }) {
  const executablePath = env['CHROME_PATH'];
  if (executablePath === undefined || executablePath === '') return undefined;
  if (await starts(executablePath)) return { executablePath, source: 'CHROME_PATH' };
  // Falling back to another browser would hide the mistake.
  throw new Problem(
    `CHROME_PATH is "${executablePath}", but no browser starts from there. ` +
      'Set it to the path of a Chrome or Chromium, or leave it out to have one found.',
  );
}

/**
 * @param {Machine} machine
 * @returns {Promise<Browser | undefined>}
 */
async function installedBrowser({ env, platform, exists, starts }) {
  for (const executablePath of usualBrowserPaths(platform, env)) {
    if (exists(executablePath) && (await starts(executablePath)))
      return { executablePath, source: 'installed' };
  }
  return undefined;
}

/**
 * @param {Machine} machine
 * @param {string[]} failures
 * @returns {Promise<Browser | undefined>}
 */
async function playwrightBrowser({ playwrightPath, exists, starts, download, log }, failures) {
  const executablePath = await playwrightPath();
  if (!exists(executablePath)) {
    log('No Chrome or Chromium is installed. Downloading Chromium with Playwright …');
    if (!(await download((line) => failures.push(line)))) return undefined;
  }
  if (await starts(executablePath)) return { executablePath, source: 'Playwright' };
  failures.push(`${executablePath} does not start: libraries of the system may be missing.`);
  return undefined;
}

/**
 * @param {Machine} machine
 * @param {string[]} failures
 * @returns {Promise<Browser | undefined>}
 */
async function debianBrowser(machine, failures) {
  if (!(await machine.canInstallPackages())) return undefined;
  machine.log("Playwright's Chromium is not available. Installing Chromium from Debian's packages …");
  // Not every release of Debian has the headless shell.
  for (const name of [HEADLESS_SHELL, 'chromium']) {
    if (!(await machine.installPackages([name], (line) => failures.push(line)))) continue;
    const browser = await installedBrowser(machine);
    return browser && { ...browser, source: `package ${name}` };
  }
  return undefined;
}

/**
 * Finds a Chrome or Chromium with all of its parts, or installs Debian's package. Only such a browser has its own
 * estimate of the line; the headless shell reports 10 Mbit/s.
 *
 * @param {Machine} [machine]
 * @returns {Promise<Found<{ chromium: string }>>}
 */
export async function findFullChromium(machine = thisMachine) {
  const { env, platform, exists, starts, installPackages, log } = machine;
  const find = async () => {
    const paths = [env['CHROME_PATH'] ?? '', ...usualBrowserPaths(platform, env)];
    for (const path of paths) {
      if (!path.includes(HEADLESS_SHELL) && exists(path) && (await starts(path))) return path;
    }
    return undefined;
  };
  const chromium = (await find()) ?? ((await installPackages(['chromium'], log)) ? await find() : undefined);
  if (chromium !== undefined) return { kind: 'found', programs: { chromium } };
  return {
    kind: 'missing',
    program: 'Chromium with all of its parts (on Debian, install the package chromium)',
  };
}

/** The engines besides Chromium in which the site is tested. */
export const ENGINE_NAMES = /** @type {const} */ (['Firefox', 'WebKit']);

/** @typedef {(typeof ENGINE_NAMES)[number]} EngineName */

/**
 * The programs that run an engine, or the program that is missing.
 *
 * @template Programs
 * @typedef {{ kind: 'found', programs: Programs } | { kind: 'missing', program: string }} Found
 */

/** @typedef {{ firefox: string }} FirefoxPrograms */

/** @typedef {{ driver: string, xvfb: string, dbus: string }} WebKitPrograms */

/** @typedef {{ Firefox: Found<FirefoxPrograms>, WebKit: Found<WebKitPrograms> }} Engines */

/**
 * Finds the programs of each engine, or installs Debian's packages.
 *
 * @param {EngineMachine} [machine]
 * @returns {Promise<Engines>}
 * @throws {Problem} when `FIREFOX_PATH` is wrong
 */
export async function findEngines(machine = thisMachine) {
  // One after the other, because apt-get holds a lock.
  const Firefox = await findFirefox(machine);
  return { Firefox, WebKit: await findWebKit(machine) };
}

/** @typedef {Pick<Machine, 'env' | 'platform' | 'exists' | 'installPackages' | 'log'>} EngineMachine */

/**
 * @param {EngineMachine} machine
 * @returns {Promise<Found<FirefoxPrograms>>}
 */
async function findFirefox({ env, platform, exists, installPackages, log }) {
  const named = env['FIREFOX_PATH'];
  if (named !== undefined && named !== '') {
    // Falling back to another Firefox would hide the mistake.
    if (!exists(named)) throw new Problem(`FIREFOX_PATH is "${named}", but there is no such file.`);
    return { kind: 'found', programs: { firefox: named } };
  }
  const find = () => usualBrowserPaths(platform, env, FIREFOX).find(exists);
  const firefox = find() ?? ((await installPackages(['firefox-esr'], log)) ? find() : undefined);
  if (firefox !== undefined) return { kind: 'found', programs: { firefox } };
  return { kind: 'missing', program: 'Firefox (install it, or set FIREFOX_PATH to its path)' };
}

/**
 * @param {EngineMachine} machine
 * @returns {Promise<Found<WebKitPrograms>>}
 */
function findWebKit(machine) {
  const names = { driver: 'WebKitWebDriver', xvfb: 'Xvfb', dbus: 'dbus-run-session' };
  return findOnLinux('WebKitGTK', names, ['webkit2gtk-driver', 'xvfb', 'dbus'], machine);
}

/**
 * @typedef {object} ListeningPrograms
 * @property {string} firefox
 * @property {string} orca
 * @property {string} xvfb
 * @property {string} dbus
 * @property {string} openbox
 * @property {string} xdotool
 */

/**
 * Finds the screen reader Orca and the programs that it reads and is driven with, or installs Debian's packages.
 *
 * @param {EngineMachine} [machine]
 * @returns {Promise<Found<ListeningPrograms>>}
 * @throws {Problem} when `FIREFOX_PATH` is wrong
 */
export async function findScreenReader(machine = thisMachine) {
  const names = { orca: 'orca', xvfb: 'Xvfb', dbus: 'dbus-daemon', openbox: 'openbox', xdotool: 'xdotool' };
  const packages = ['orca', 'at-spi2-core', 'xvfb', 'dbus', 'openbox', 'xdotool'];
  const orca = await findOnLinux('Orca', names, packages, machine);
  if (orca.kind === 'missing') return orca;
  const firefox = await findFirefox(machine);
  if (firefox.kind === 'missing') return firefox;
  return { kind: 'found', programs: { ...orca.programs, ...firefox.programs } };
}

/**
 * Finds programs that only Linux has, or installs Debian's packages.
 *
 * @template {string} Key
 * @param {string} product what people know the programs by
 * @param {Readonly<Record<Key, string>>} names the names of the programs
 * @param {readonly string[]} packages
 * @param {EngineMachine} machine
 * @returns {Promise<Found<Record<Key, string>>>}
 */
async function findOnLinux(product, names, packages, { env, platform, exists, installPackages, log }) {
  if (platform !== 'linux') return { kind: 'missing', program: `${product} (Linux has it)` };
  const find = () => {
    /** @type {Partial<Record<Key, string>>} */
    const paths = {};
    for (const key in names) paths[key] = programPaths(names[key], env).find(exists);
    return Object.values(paths).includes(undefined)
      ? undefined
      : /** @type {Record<Key, string>} All are there. */ (paths);
  };
  const programs = find() ?? ((await installPackages(packages, log)) ? find() : undefined);
  if (programs !== undefined) return { kind: 'found', programs };
  return { kind: 'missing', program: `${product} (on Debian, install the packages ${packages.join(', ')})` };
}

/**
 * @typedef {object} ProgramNames
 * @property {readonly string[]} linux
 * @property {readonly string[]} mac below a folder of applications
 * @property {readonly string[]} windows below a folder of programs
 */

const HEADLESS_SHELL = 'chromium-headless-shell';

/** @type {ProgramNames} */
const CHROMIUM = {
  // The headless shell is Chromium without its windows. It opens a page about five times as fast, and Playwright itself
  // prefers it (https://playwright.dev/docs/browsers#chromium-headless-shell).
  linux: [HEADLESS_SHELL, 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'],
  mac: ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'],
  windows: ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'],
};

/** @type {ProgramNames} */
export const FIREFOX = {
  linux: ['firefox-esr', 'firefox'],
  mac: ['Firefox.app/Contents/MacOS/firefox'],
  windows: ['Mozilla Firefox\\firefox.exe'],
};

/**
 * Returns the paths of a browser that was installed in the usual way, in order of preference.
 *
 * @param {string} platform as `process.platform` names it
 * @param {NodeJS.ProcessEnv} env
 * @param {ProgramNames} [names] defaults to those of Chrome and Chromium
 * @returns {string[]} paths to try; most of them do not exist
 */
export function usualBrowserPaths(platform, env, names = CHROMIUM) {
  if (platform === 'darwin') {
    const folders = ['/Applications', `${env['HOME'] ?? ''}/Applications`];
    return names.mac.flatMap((app) => folders.map((folder) => `${folder}/${app}`));
  }
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return names.windows.flatMap((program) =>
      folders.flatMap((folder) => (folder === undefined ? [] : [`${folder}\\${program}`])),
    );
  }
  return names.linux.flatMap((name) => programPaths(name, env));
}

/**
 * Returns the paths at which a shell looks for a program.
 *
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function programPaths(name, env) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name));
}

const START_TIMEOUT_MS = 60_000;
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

/**
 * Returns whether a program runs. A file that exists may still lack the system's libraries, or be a stub that only
 * explains how to install the real program.
 *
 * @param {string} path
 * @returns {Promise<boolean>}
 */
function starts(path) {
  if (!existsSync(path)) return Promise.resolve(false);
  // On Windows "--version" opens a window.
  if (process.platform === 'win32') return Promise.resolve(true);
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: START_TIMEOUT_MS }, (error) => resolve(error === null));
  });
}

/**
 * @param {Log} log
 * @returns {Promise<boolean>}
 */
async function download(log) {
  const args = ['install', 'chromium', '--no-shell'];
  const playwright = toolCommand(projectRoot, { package: '@playwright/test', command: 'playwright', args });
  const { code, output } = await capture(...playwright, { cwd: projectRoot, timeout: DOWNLOAD_TIMEOUT_MS });
  if (code !== 0) log(`"playwright ${args.join(' ')}" failed with exit code ${code}:\n${output.trimEnd()}`);
  return code === 0;
}

if (isCommand(import.meta.url)) {
  await runCommand(async () => console.log((await findBrowser()).executablePath));
}
