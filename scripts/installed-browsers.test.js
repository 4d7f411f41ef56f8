import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { FIREFOX, usualBrowserPaths } from './installed-browsers.js';

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
