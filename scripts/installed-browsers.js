import { delimiter, join } from 'node:path';

/**
 * @typedef {object} ProgramNames
 * @property {readonly string[]} linux
 * @property {readonly string[]} mac below a folder of applications
 * @property {readonly string[]} windows below a folder of programs
 */

/** @type {ProgramNames} */
const CHROMIUM = {
  // The headless shell is Chromium without its windows: it opens a page about five times as fast, and is what Playwright
  // itself prefers (https://playwright.dev/docs/browsers#chromium-headless-shell).
  linux: [
    'chromium-headless-shell',
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'chrome',
  ],
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
 * Returns where a browser is when it was installed the usual way, in order of preference.
 *
 * @param {string} platform as `process.platform` names it
 * @param {NodeJS.ProcessEnv} env
 * @param {ProgramNames} [names] those of Chrome and Chromium when left out
 * @returns {string[]} paths to try; most of them will not exist
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
 * Returns the paths at which a shell would look for a program.
 *
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
export function programPaths(name, env) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name));
}
