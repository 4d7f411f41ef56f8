import { defineConfig } from '@playwright/test';
import { isEveryPage, leftOut } from './e2e/support/sites.ts';
import { changedContent } from './test-support/changed-content.ts';

const isRoot = process.getuid?.() === 0;

/** What the captions of demos and the tasks of challenges say: by day only if one of them has changed. */
const CAPTIONS = /^content\/(?:challenges|demos)\//m.test(changedContent())
  ? []
  : ['demos/doing.spec.ts', 'demos/premises.spec.ts'];

/** What `npm run test:all` adds: web servers, what the pages say of the library, other fonts. */
const AT_NIGHT = ['hosts/**', 'claims/**', 'fonts.spec.ts', ...CAPTIONS];

export default defineConfig({
  testDir: 'e2e',
  // Tests of other browsers, and with a screen reader: see engines.config.ts and listen.config.ts.
  testIgnore: ['engines/**', 'listen/**', ...(isEveryPage ? [] : AT_NIGHT)],
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  grepInvert: [...leftOut],
  // Tests are sometimes idle: on two cores, 126 of them take 149 s with two workers and 134 s with three.
  workers: 3,
  // Generous for busy machines: no test is about speed.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    screenshot: 'only-on-failure',
    // Playwright does not see the responses of a service worker. The tests in e2e/offline/ allow it.
    serviceWorkers: 'block',
    // Without a graphics card, drawing transitions takes up to a tenth of a test's processor time. By day, only the tests
    // of what moves show motion (`moving` of e2e/support/test.ts); at night, all do.
    contextOptions: isEveryPage ? {} : { reducedMotion: 'reduce' },
    launchOptions: {
      // The processes of the tests read this file too, when the global setup has found a browser. Before that, nothing
      // is looked for: other tools read this file as well, and missing browsers are installed.
      executablePath: process.env['CHROME_PATH'] ?? '',
      args: [
        // Chromium's sandbox does not work for root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Most of a test's scripts run once or twice: without V8's optimising compilers, 30 first visits to a page take
        // 12.4 instead of 13.6 s of processor time, and without a process for the network 11.9.
        '--js-flags=--no-opt --no-maglev',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
});
