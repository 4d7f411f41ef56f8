import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallDebianPackages, ensureDebianPackages } from './debian-packages.js';
import { usualBrowserPaths } from './installed-browsers.js';
import { projectRoot } from './project-root.js';
import { runTool } from './run-tool.js';

/** @import { Log } from './progress.js' */

const downloadLimit = 5 * 60_000;
const startLimit = 20_000;

/**
 * What looking for a browser asks of the machine.
 *
 * @typedef {object} BrowserProbes
 * @property {NodeJS.ProcessEnv} env
 * @property {() => string[]} usualPaths where an installed browser would be
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => Promise<boolean>} starts whether the program at the path runs
 * @property {() => Promise<string | undefined>} playwrightPath where Playwright keeps its own
 * @property {() => Promise<boolean>} download has Playwright download it; whether that worked
 * @property {() => Promise<boolean>} canInstallPackage
 * @property {() => Promise<boolean>} installPackage installs Debian's package; whether that worked
 * @property {Log} log
 */

/** @type {BrowserProbes} */
export const machineProbes = {
  env: process.env,
  usualPaths: () => usualBrowserPaths(process.platform, process.env),
  exists: existsSync,
  starts,
  playwrightPath: async () => {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  },
  download: () => {
    const tool = {
      package: '@playwright/test',
      command: 'playwright',
      args: ['install', 'chromium', '--no-shell'],
    };
    return succeeds(runTool(projectRoot, tool, { timeout: downloadLimit }));
  },
  canInstallPackage: () => canInstallDebianPackages(),
  installPackage: async () =>
    // Not every release has the headless shell.
    (await ensureDebianPackages(['chromium-headless-shell'], console.log)) ||
    (await ensureDebianPackages(['chromium'], console.log)),
  log: console.log,
};

/**
 * A file that exists may still lack the system's libraries, or be a stub that only says how to install the
 * real one.
 *
 * @param {string} path
 * @returns {Promise<boolean>}
 */
function starts(path) {
  if (!existsSync(path)) return Promise.resolve(false);
  // On Windows "--version" opens a window.
  if (process.platform === 'win32') return Promise.resolve(true);
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: startLimit }, (error) => resolve(error === null));
  });
}

/** @param {Promise<number>} exitCode */
function succeeds(exitCode) {
  return exitCode.then(
    (code) => code === 0,
    () => false,
  );
}
