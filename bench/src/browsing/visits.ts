import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser, findProgram } from '../../../scripts/browsers.ts';
import type { Certificate } from '../serve/certificate.ts';
import type { SiteServer } from '../serve/server.ts';
import type { ReaderProfile } from './profiles.ts';

/** Milliseconds without a request after which a page counts as settled, including its delayed work. */
const IDLE_MS = 2000;

/** The timeout in milliseconds after which something counts as broken. */
const TIMEOUT_MS = 90_000;

/** Names of the browsers with all of their parts: only such a one estimates the line by itself. */
const FULL_BROWSERS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/** A reader's first visit to a site, with empty caches and without a service worker. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Loads a page of the site, up to its load event. */
  open(path: string): Promise<void>;
  /** Waits for two seconds without a request of the page, its workers or its service worker. */
  settled(): Promise<void>;
}

/** A browser in which each context is a new profile. */
export type ReadersBrowser = Pick<Browser, 'newContext'>;

/** Starts a browser for measurements: it trusts the servers' certificate and has no background tasks. */
export async function startBrowser(certificate: Certificate): Promise<Browser> {
  const executablePath = await findBrowser();
  return chromium.launch({ executablePath, args: browserFlags(certificate) });
}

/**
 * Finds Chromium with all of its parts. It is started for each profile, because its estimate of the line is kept by the
 * process, and would be that of the visit before.
 */
export async function findFullBrowser(certificate: Certificate): Promise<ReadersBrowser> {
  const executablePath = FULL_BROWSERS.map((name) => findProgram(name)).find((path) => path !== undefined);
  if (executablePath === undefined) throw new Error('Chromium with all of its parts is not installed.');
  return {
    async newContext(options) {
      const browser = await chromium.launch({ executablePath, args: browserFlags(certificate) });
      const context = await browser.newContext(options);
      context.once('close', () => void browser.close());
      return context;
    },
  };
}

/** Returns Chromium's flags for all measurements. */
export function browserFlags({ pin }: Certificate): string[] {
  return [
    `--ignore-certificate-errors-spki-list=${pin}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ];
}

/** Runs a first visit to a site and closes it. */
export async function visit<Result>(
  browser: ReadersBrowser,
  server: SiteServer,
  profile: ReaderProfile,
  act: (visit: Visit) => Promise<Result>,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<Result> {
  server.through(profile.network);
  server.takeAnswers();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.addInitScript({ path: fileURLToPath(new URL('./observer.js', import.meta.url)) });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
    return await act({
      page,
      cdp,
      async open(path) {
        const response = await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
        if (response?.status() !== 200) throw new Error(`${path} was answered with ${response?.status()}.`);
      },
      settled: () => server.quiet(IDLE_MS),
    });
  } finally {
    await context.close();
  }
}
