import { test as base, expect } from '@playwright/test';
import { NOT_AVAILABLE } from '../../scripts/reports.ts';
import { findFirefox, requirePrograms } from '../support/programs.ts';
import { type Driver, type EngineName, START_TIMEOUT_MS } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Reader } from './reader.ts';
import { type SiteServer, serveSite } from './site-server.ts';
import { startWebKit } from './webkit.ts';

/** The options of a project of `engines.config.ts`. */
export interface EngineOptions {
  readonly engine: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** The browser. It runs until all tests have run, or one has failed. */
  readonly driver: Driver;
}

interface TestFixtures {
  /** Skips the test if the engine is missing. */
  readonly available: undefined;
  /** The built site, on an origin that the browser has not seen before. */
  readonly site: SiteServer;
  /** A reader of the site, in the browser. */
  readonly reader: Reader;
}

/** A test in one of the engines. The visited pages must not report any problem. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  available: [
    async ({ engine }, use, testInfo) => {
      if (engine === 'WebKit') requirePrograms('WebKitWebDriver', 'Xvfb', 'dbus-run-session');
      else testInfo.skip(findFirefox() === undefined, `${NOT_AVAILABLE}Firefox`);
      await use(undefined);
    },
    { auto: true },
  ],
  driver: [
    async ({ engine }, use) => {
      const driver = await (engine === 'Firefox' ? startFirefox() : startWebKit());
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 2 * START_TIMEOUT_MS },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are used from here.
  site: async ({}, use) => {
    const site = await serveSite();
    await use(site);
    await site.stop();
  },
  reader: async ({ driver, site }, use, testInfo) => {
    const earlier = driver.messages.length;
    const reader = new Reader(driver, site);
    await reader.resize(1280, 900);
    await use(reader);
    // The page of a failed test may hang, so its browser is not used again.
    if (testInfo.status !== testInfo.expectedStatus) return;
    // A page may report problems until it is closed.
    await reader.leave();
    const reported = [...driver.messages.slice(earlier), ...site.messages];
    expect(reported.filter((message) => !CUT_ANSWER.test(message))).toEqual([]);
  },
});

/**
 * What is reported if a page is left while it fetches something: by Firefox, if the service worker is answering, and by the
 * site in WebKit, which cuts requests before the page is gone. Nearly every journey leaves a page. A failed response on a
 * page that stays is visible to the reader.
 */
const CUT_ANSWER =
  /Failed to load .* A ServiceWorker intercepted the request|The data of .* PageLoadError: There was no answer/;
