import { expect, test, vi } from 'vitest';
import { findBrowser } from './find-browser.js';

const playwright = '/playwright/chrome';

/**
 * A machine on which the programs of `working` start, and nothing else does.
 *
 * @param {object} machine
 * @param {NodeJS.ProcessEnv} [machine.env]
 * @param {string[]} [machine.working]
 * @param {string[]} [machine.broken] files that exist but do not start
 * @param {string} [machine.download] the file a download brings
 * @param {string} [machine.package] the file the system's package brings
 */
function machine({ env = {}, working = [], broken = [], download, package: packaged }) {
  const usable = new Set(working);
  /** @param {string | undefined} path */
  const bring = (path) => {
    if (path !== undefined) usable.add(path);
    return path !== undefined;
  };
  return {
    env,
    usualPaths: () => ['/usr/bin/google-chrome', '/usr/bin/chromium'],
    exists: (/** @type {string} */ path) => usable.has(path) || broken.includes(path),
    starts: vi.fn(async (/** @type {string} */ path) => usable.has(path)),
    playwrightPath: async () => playwright,
    download: vi.fn(async () => bring(download)),
    canInstallPackage: async () => packaged !== undefined,
    installPackage: vi.fn(async () => bring(packaged)),
    log: vi.fn(),
  };
}

test('takes the browser that CHROME_PATH names before any other', async () => {
  const probes = machine({
    env: { CHROME_PATH: '/mine' },
    working: ['/mine', '/usr/bin/chromium', playwright],
  });
  expect(await findBrowser(probes)).toEqual({ executablePath: '/mine', source: 'CHROME_PATH' });
});

test('takes the browser that CHROMIUM_PATH names when CHROME_PATH is empty', async () => {
  const probes = machine({ env: { CHROME_PATH: '', CHROMIUM_PATH: '/mine' }, working: ['/mine'] });
  expect(await findBrowser(probes)).toEqual({ executablePath: '/mine', source: 'CHROMIUM_PATH' });
});

test('says so when the named browser does not start, and does not quietly take another', async () => {
  const probes = machine({ env: { CHROME_PATH: '/gone' }, working: ['/usr/bin/chromium'] });
  await expect(findBrowser(probes)).rejects.toThrow(
    'CHROME_PATH is "/gone", but no browser starts from there.',
  );
});

test('takes an installed browser before its own, the first that starts', async () => {
  const probes = machine({ working: ['/usr/bin/chromium', playwright], broken: ['/usr/bin/google-chrome'] });
  expect(await findBrowser(probes)).toEqual({ executablePath: '/usr/bin/chromium', source: 'installed' });
  expect(probes.download).not.toHaveBeenCalled();
});

test("takes Playwright's browser when it is there, without downloading it again", async () => {
  const probes = machine({ working: [playwright], package: '/usr/bin/chromium' });
  expect(await findBrowser(probes)).toEqual({ executablePath: playwright, source: 'Playwright' });
  expect(probes.download).not.toHaveBeenCalled();
  expect(probes.installPackage).not.toHaveBeenCalled();
});

test("downloads Playwright's browser when there is none, and says so", async () => {
  const probes = machine({ download: playwright, package: '/usr/bin/chromium' });
  expect(await findBrowser(probes)).toEqual({ executablePath: playwright, source: 'Playwright' });
  expect(probes.download).toHaveBeenCalledOnce();
  expect(probes.installPackage).not.toHaveBeenCalled();
  expect(probes.log).toHaveBeenCalledWith('Downloading Chromium with Playwright …');
});

test("installs the system's package when the download fails", async () => {
  const probes = machine({ package: '/usr/bin/chromium' });
  expect(await findBrowser(probes)).toEqual({
    executablePath: '/usr/bin/chromium',
    source: 'package chromium',
  });
  expect(probes.download).toHaveBeenCalledOnce();
  expect(probes.installPackage).toHaveBeenCalledOnce();
});

test("installs the system's package when Playwright's browser lacks libraries", async () => {
  const probes = machine({ broken: [playwright], package: '/usr/bin/chromium' });
  expect(await findBrowser(probes)).toMatchObject({ source: 'package chromium' });
  expect(probes.download).not.toHaveBeenCalled();
});

test('says what to do when no browser can be had', async () => {
  const probes = machine({});
  await expect(findBrowser(probes)).rejects.toThrow('Install Google Chrome, or set CHROME_PATH');
  expect(probes.installPackage).not.toHaveBeenCalled();
});
