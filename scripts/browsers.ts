import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Log, Problem } from './command.js';
import { run, toolCommand } from './process.js';
import { projectRoot } from './project-root.js';

/**
 * Finds a Chrome or Chromium for the browser tests, or installs one: the browser that `CHROME_PATH` names, an installed
 * one, Playwright's, Debian's package.
 *
 * @throws {Problem} when no browser is available; the message says what to do
 */
export async function findBrowser({
  env = process.env,
  log = console.log,
  /** Whether packages may be installed without a password. */
  isRoot = process.getuid?.() === 0,
  playwright = playwrightBrowser,
} = {}): Promise<string> {
  const named = env['CHROME_PATH'];
  if (named) {
    if (await starts(named)) return named;
    // Falling back to another browser would hide the mistake.
    throw new Problem(
      `CHROME_PATH is "${named}", but no browser starts from there. ` +
        'Set it to the path of a Chrome or Chromium, or leave it out to have one found.',
    );
  }
  const browser =
    (await installedBrowser(env)) ??
    (await playwright(log)) ??
    (isRoot ? await debianBrowser(env, log) : undefined);
  if (browser !== undefined) return browser;
  throw new Problem(
    'The browser tests need Chrome or Chromium; none was found, and none could be downloaded. ' +
      'Install Google Chrome, or set CHROME_PATH to the path of a Chrome or Chromium, ' +
      'then run the command again.',
  );
}

/**
 * The headless shell is Chromium without its windows. It opens a page about five times as fast
 * (https://playwright.dev/docs/browsers#chromium-headless-shell).
 */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Names of the programs on the path, in order of preference. */
const NAMES = [HEADLESS_SHELL, 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

async function installedBrowser(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const paths = NAMES.map((name) => findProgram(name, env) ?? '');
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

/** Returns the path at which a shell finds a program. */
export function findProgram(name: string, env = process.env): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function playwrightBrowser(log: Log): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    log('No Chrome or Chromium is installed. Downloading Chromium with Playwright …');
    const args = ['install', 'chromium', '--no-shell'];
    const command = toolCommand(projectRoot, { package: '@playwright/test', command: 'playwright', args });
    await run(...command, { cwd: projectRoot, timeout: 5 * 60_000 });
  }
  if (await starts(path)) return path;
  log(`${path} does not start: libraries of the system may be missing.`);
  return undefined;
}

async function debianBrowser(env: NodeJS.ProcessEnv, log: Log) {
  if (findProgram('apt-get', env) === undefined) return undefined;
  log("Playwright's Chromium is not available. Installing Chromium from Debian's packages …");
  // The package lists of a fresh container are empty. Not every release of Debian has the headless shell.
  for (const args of [['update'], ...[HEADLESS_SHELL, 'chromium'].map((name) => ['install', '-y', name])]) {
    const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['-qq', '--no-install-recommends', ...args], options);
    const browser = await installedBrowser(env);
    if (browser !== undefined) return browser;
  }
  return undefined;
}

/**
 * Returns whether a program runs. A file that exists may still lack the system's libraries, or be a stub that only
 * explains how to install the real program.
 */
function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return Promise.resolve(false);
  // On Windows "--version" opens a window.
  if (process.platform === 'win32') return Promise.resolve(true);
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: 60_000 }, (error) => resolve(error === null));
  });
}
