import { machineProbes } from './browser-probes.js';
import { isCommand, runCommand } from './command.js';
import { Problem } from './problem.js';
import { withProgress } from './progress.js';

/** @import { BrowserProbes } from './browser-probes.js' */

/** @typedef {{ executablePath: string, source: string }} Browser */

/**
 * Finds a Chrome or Chromium for the browser tests, and gets one when there is none: the one the environment
 * names, an installed one, Playwright's own, then Debian's package.
 *
 * @param {BrowserProbes} [probes]
 * @returns {Promise<Browser>} where it is, and in words where it is from
 * @throws {Problem} when none can be had, saying what to do
 */
export async function findBrowser(probes = machineProbes) {
  return (
    (await named(probes)) ??
    (await installed(probes)) ??
    (await playwrights(probes)) ??
    (await debians(probes)) ??
    noBrowser()
  );
}

/**
 * @param {BrowserProbes} probes
 * @returns {Promise<Browser | undefined>}
 */
async function named({ env, starts }) {
  for (const name of ['CHROME_PATH', 'CHROMIUM_PATH']) {
    const executablePath = env[name];
    if (executablePath === undefined || executablePath === '') continue;
    if (await starts(executablePath)) return { executablePath, source: name };
    // Silently taking another browser would hide the mistake.
    throw new Problem(
      `${name} is "${executablePath}", but no browser starts from there. ` +
        'Set it to the path of a Chrome or Chromium, or leave it out to have one found.',
    );
  }
  return undefined;
}

/**
 * @param {BrowserProbes} probes
 * @returns {Promise<Browser | undefined>}
 */
async function installed({ usualPaths, exists, starts }) {
  for (const executablePath of usualPaths()) {
    if (exists(executablePath) && (await starts(executablePath)))
      return { executablePath, source: 'installed' };
  }
  return undefined;
}

/**
 * @param {BrowserProbes} probes
 * @returns {Promise<Browser | undefined>}
 */
async function playwrights({ playwrightPath, exists, starts, download, log }) {
  const executablePath = await playwrightPath();
  if (executablePath === undefined) return undefined;
  if (
    !exists(executablePath) &&
    !(await withProgress('Downloading Chromium with Playwright', download, log))
  ) {
    log('That did not work.');
    return undefined;
  }
  return (await starts(executablePath)) ? { executablePath, source: 'Playwright' } : undefined;
}

/**
 * @param {BrowserProbes} probes
 * @returns {Promise<Browser | undefined>}
 */
async function debians(probes) {
  if (!(await probes.canInstallPackage())) return undefined;
  const done = await withProgress('Installing the package chromium', probes.installPackage, probes.log);
  const browser = done ? await installed(probes) : undefined;
  return browser && { ...browser, source: 'package chromium' };
}

/** @returns {never} */
function noBrowser() {
  throw new Problem(
    'The browser tests need Chrome or Chromium; none was found, and none could be downloaded. ' +
      'Install Google Chrome, or set CHROME_PATH to the path of a Chrome or Chromium, ' +
      'then run the command again.',
  );
}

if (isCommand(import.meta.url)) {
  await runCommand(async () => console.log((await findBrowser()).executablePath));
}
