import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  FIREFOX,
  findBrowser,
  findEngines,
  findFullChromium,
  findScreenReader,
  usualBrowserPaths,
} from './browsers.js';
import { projectRoot } from './project-root.js';

const playwright = '/playwright/chrome';

/**
 * A Linux machine on which only the programs of `working` start.
 *
 * @param {object} machine
 * @param {NodeJS.ProcessEnv} [machine.env]
 * @param {string[]} [machine.working]
 * @param {string[]} [machine.broken] files that exist but do not start
 * @param {string} [machine.download] the file that a download creates
 * @param {Record<string, string>} [machine.packages] the files that Debian's packages bring; nothing can be installed
 *   when left out
 */
function machine({ env = {}, working = [], broken = [], download, packages }) {
  const usable = new Set(working);
  /** @param {string | undefined} path */
  const bring = (path) => {
    if (path !== undefined) usable.add(path);
    return path !== undefined;
  };
  /** @typedef {(line: string) => void} Log */
  return {
    env: { PATH: '/usr/bin', ...env },
    platform: 'linux',
    exists: (/** @type {string} */ path) => usable.has(path) || broken.includes(path),
    starts: vi.fn(async (/** @type {string} */ path) => usable.has(path)),
    playwrightPath: async () => playwright,
    download: vi.fn(async (/** @type {Log} */ log) => {
      if (download === undefined) log('Error: getaddrinfo ENOTFOUND');
      return bring(download);
    }),
    canInstallPackages: async () => packages !== undefined,
    installPackages: vi.fn(async (/** @type {readonly string[]} */ names, /** @type {Log} */ log) => {
      const found = names.map((name) => packages?.[name]);
      if (found.includes(undefined)) log(`E: Unable to locate package ${names}`);
      return found.map(bring).every(Boolean);
    }),
    log: vi.fn(),
  };
}

/** Debian's package of Chromium. */
const packages = { chromium: '/usr/bin/chromium' };

test('prefers the browser that CHROME_PATH names to any other', async () => {
  const probes = machine({
    env: { CHROME_PATH: '/mine' },
    working: ['/mine', '/usr/bin/chromium', playwright],
  });
  expect(await findBrowser(probes)).toEqual({ executablePath: '/mine', source: 'CHROME_PATH' });
});

test('reports that the named browser does not start, and does not silently use another', async () => {
  const probes = machine({ env: { CHROME_PATH: '/gone' }, working: ['/usr/bin/chromium'] });
  await expect(findBrowser(probes)).rejects.toThrow(
    'CHROME_PATH is "/gone", but no browser starts from there.',
  );
});

test('prefers an installed browser to its own, the first that starts', async () => {
  const probes = machine({ working: ['/usr/bin/chromium', playwright], broken: ['/usr/bin/google-chrome'] });
  expect(await findBrowser(probes)).toEqual({ executablePath: '/usr/bin/chromium', source: 'installed' });
  expect(probes.download).not.toHaveBeenCalled();
});

test("uses Playwright's browser if it exists, without downloading it again", async () => {
  const probes = machine({ working: [playwright], packages });
  expect(await findBrowser(probes)).toEqual({ executablePath: playwright, source: 'Playwright' });
  expect(probes.download).not.toHaveBeenCalled();
  expect(probes.installPackages).not.toHaveBeenCalled();
});

test("downloads Playwright's browser when there is none, and reports it", async () => {
  const probes = machine({ download: playwright, packages });
  expect(await findBrowser(probes)).toEqual({ executablePath: playwright, source: 'Playwright' });
  expect(probes.download).toHaveBeenCalledOnce();
  expect(probes.installPackages).not.toHaveBeenCalled();
  expect(probes.log.mock.calls).toEqual([
    ['No Chrome or Chromium is installed. Downloading Chromium with Playwright …'],
  ]);
});

test("installs the system's package when the download fails", async () => {
  const probes = machine({ packages });
  expect(await findBrowser(probes)).toEqual({
    executablePath: '/usr/bin/chromium',
    source: 'package chromium',
  });
  expect(probes.download).toHaveBeenCalledOnce();
});

test("prefers the system's package of the headless shell, if there is one", async () => {
  const headless = { ...packages, 'chromium-headless-shell': '/usr/bin/chromium-headless-shell' };
  expect(await findBrowser(machine({ packages: headless }))).toEqual({
    executablePath: '/usr/bin/chromium-headless-shell',
    source: 'package chromium-headless-shell',
  });
});

test('does not show errors of failed attempts when a browser is found', async () => {
  const probes = machine({ packages });
  await findBrowser(probes);
  expect(probes.log.mock.calls).toEqual([
    ['No Chrome or Chromium is installed. Downloading Chromium with Playwright …'],
    ["Playwright's Chromium is not available. Installing Chromium from Debian's packages …"],
  ]);
});

test('shows the errors of all attempts when no browser is available', async () => {
  const probes = machine({ packages: {} });
  await expect(findBrowser(probes)).rejects.toThrow('none could be downloaded');
  const printed = probes.log.mock.calls.flat().join('\n');
  expect(printed).toContain('ENOTFOUND');
  expect(printed).toContain('E: Unable to locate package chromium');
});

test("installs the system's package when Playwright's browser lacks libraries", async () => {
  const probes = machine({ broken: [playwright], packages });
  expect(await findBrowser(probes)).toMatchObject({ source: 'package chromium' });
  expect(probes.download).not.toHaveBeenCalled();
});

test('says what to do when no browser is available', async () => {
  const probes = machine({});
  await expect(findBrowser(probes)).rejects.toThrow('Install Google Chrome, or set CHROME_PATH');
  expect(probes.installPackages).not.toHaveBeenCalled();
});

test('finds a Chromium that is more than the headless shell, and installs nothing', async () => {
  const probes = machine({
    env: { CHROME_PATH: '/usr/bin/chromium-headless-shell' },
    working: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
    packages,
  });
  expect(await findFullChromium(probes)).toEqual({
    kind: 'found',
    programs: { chromium: '/usr/bin/chromium' },
  });
  expect(probes.installPackages).not.toHaveBeenCalled();
});

test('installs the package of Chromium beside the headless shell, or says what to do', async () => {
  const working = ['/usr/bin/chromium-headless-shell'];
  expect(await findFullChromium(machine({ working, packages }))).toMatchObject({ kind: 'found' });
  expect(await findFullChromium(machine({ working }))).toEqual({
    kind: 'missing',
    program: 'Chromium with all of its parts (on Debian, install the package chromium)',
  });
});

/**
 * A machine with some programs in /usr/bin.
 *
 * @param {object} machine
 * @param {string[]} [machine.programs]
 * @param {string[]} [machine.packaged] the programs in Debian's packages
 * @param {string} [machine.platform]
 * @param {NodeJS.ProcessEnv} [machine.env]
 */
function engineMachine({ programs = [], packaged, platform = 'linux', env = {} }) {
  const files = new Set(programs);
  return {
    env: { PATH: '/usr/bin', ...env },
    platform,
    exists: (/** @type {string} */ path) => files.has(path),
    log: () => {},
    installPackages: vi.fn(async (/** @type {readonly string[]} */ _names) => {
      for (const file of packaged ?? []) files.add(file);
      return packaged !== undefined;
    }),
  };
}

const firefoxPath = '/usr/bin/firefox-esr';
const webKitPaths = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/dbus-run-session'];

test('finds the engines that are installed, and installs nothing', async () => {
  const here = engineMachine({ programs: [firefoxPath, ...webKitPaths] });
  const [driver, xvfb, dbus] = webKitPaths;
  expect(await findEngines(here)).toEqual({
    Firefox: { kind: 'found', programs: { firefox: firefoxPath } },
    WebKit: { kind: 'found', programs: { driver, xvfb, dbus } },
  });
  expect(here.installPackages).not.toHaveBeenCalled();
});

test("installs Debian's packages of the engines that are missing", async () => {
  const here = engineMachine({ programs: [firefoxPath, '/usr/bin/Xvfb'], packaged: webKitPaths });
  expect(await findEngines(here)).toMatchObject({ Firefox: { kind: 'found' }, WebKit: { kind: 'found' } });
  expect(here.installPackages.mock.calls.map(([names]) => names)).toEqual([
    ['webkit2gtk-driver', 'xvfb', 'dbus'],
  ]);
});

test('says what to do about an engine that is not available', async () => {
  expect(await findEngines(engineMachine({ programs: webKitPaths.slice(1) }))).toEqual({
    Firefox: { kind: 'missing', program: 'Firefox (install it, or set FIREFOX_PATH to its path)' },
    WebKit: {
      kind: 'missing',
      program: 'WebKitGTK (on Debian, install the packages webkit2gtk-driver, xvfb, dbus)',
    },
  });
});

test('uses the Firefox that FIREFOX_PATH names, without falling back to another', async () => {
  const env = { FIREFOX_PATH: '/opt/firefox' };
  const { Firefox } = await findEngines(engineMachine({ programs: ['/opt/firefox', firefoxPath], env }));
  expect(Firefox).toEqual({ kind: 'found', programs: { firefox: '/opt/firefox' } });
  await expect(findEngines(engineMachine({ programs: [firefoxPath], env }))).rejects.toThrow(
    'FIREFOX_PATH is "/opt/firefox", but there is no such file.',
  );
});

test('looks for WebKit only on Linux', async () => {
  const here = engineMachine({ platform: 'darwin' });
  const { WebKit } = await findEngines(here);
  expect(WebKit).toEqual({ kind: 'missing', program: 'WebKitGTK (Linux has it)' });
});

test('finds the screen reader with the Firefox that it reads, and says what to install if a program is missing', async () => {
  const paths = ['orca', 'Xvfb', 'dbus-daemon', 'openbox', 'xdotool'].map((name) => `/usr/bin/${name}`);
  const [orca, xvfb, dbus, openbox, xdotool] = paths;
  expect(await findScreenReader(engineMachine({ programs: [...paths, firefoxPath] }))).toEqual({
    kind: 'found',
    programs: { orca, xvfb, dbus, openbox, xdotool, firefox: firefoxPath },
  });
  expect(await findScreenReader(engineMachine({ programs: [...paths.slice(1), firefoxPath] }))).toEqual({
    kind: 'missing',
    program: 'Orca (on Debian, install the packages orca, at-spi2-core, xvfb, dbus, openbox, xdotool)',
  });
});

test('on Linux, looks for the headless shell, then Chrome, then Chromium in each folder of the path', () => {
  const paths = usualBrowserPaths('linux', { PATH: ['/usr/bin', '/snap/bin'].join(delimiter) });
  expect(paths.slice(0, 3)).toEqual([
    '/usr/bin/chromium-headless-shell',
    '/snap/bin/chromium-headless-shell',
    '/usr/bin/google-chrome-stable',
  ]);
  expect(paths).toContain('/snap/bin/chromium');
});

test('on macOS, looks into the applications of the machine and of the user', () => {
  const paths = usualBrowserPaths('darwin', { HOME: '/Users/me' });
  expect(paths).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(paths).toContain('/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium');
});

test('on Windows, looks into the program folders that exist', () => {
  const paths = usualBrowserPaths('win32', { PROGRAMFILES: 'C:\\Program Files' });
  expect(paths).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
  ]);
});

test('looks for Firefox in the same places, and for the long-term release first', () => {
  expect(usualBrowserPaths('linux', { PATH: '/usr/bin' }, FIREFOX)).toEqual([
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
  ]);
  const mac = usualBrowserPaths('darwin', { HOME: '/Users/me' }, FIREFOX);
  expect(mac).toContain('/Applications/Firefox.app/Contents/MacOS/firefox');
});

// knip reads all of them, while another step of "npm test" installs what is missing.
test.each(['playwright', 'engines', 'listen', 'soak'])(
  '%s.config.ts looks for no program when it is read',
  (name) => {
    expect(readFileSync(join(projectRoot, `${name}.config.ts`), 'utf8')).not.toContain('await');
  },
);
