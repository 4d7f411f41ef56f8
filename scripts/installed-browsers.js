import { delimiter, join } from 'node:path';

/**
 * The headless shell is Chromium without its windows: it opens a page about five times as fast, and is what Playwright
 * itself prefers (https://playwright.dev/docs/browsers#chromium-headless-shell).
 */
const linuxNames = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
];
const macApps = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/**
 * Where Chrome or Chromium is when it was installed the usual way, in order of preference.
 *
 * @param {string} platform as `process.platform` names it
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} paths to try; most of them will not exist
 */
export function usualBrowserPaths(platform, env) {
  if (platform === 'darwin') {
    const folders = ['/Applications', `${env['HOME'] ?? ''}/Applications`];
    return macApps.flatMap((app) => folders.map((folder) => `${folder}/${app}`));
  }
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return windowsPrograms.flatMap((program) =>
      folders.flatMap((folder) => (folder === undefined ? [] : [`${folder}\\${program}`])),
    );
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return linuxNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}
