import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../scripts/browsers.js';
import type { Certificate } from '../serve/certificate.ts';
import type { SiteServer } from '../serve/server.ts';
import type { ReaderProfile } from './profiles.ts';

/** Milliseconds without a request after which a page counts as settled, everything it does later included. */
const IDLE = 2000;

/** Milliseconds after which something that does not come is taken for broken. */
const PATIENCE = 90_000;

/** A reader's first visit to a site: nothing is in any cache, no service worker is there yet. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Loads a page of the site, up to its load event. */
  open(path: string): Promise<void>;
  /** Waits until nothing has been asked for during two seconds, by the page, its workers or its service worker. */
  settled(): Promise<void>;
}

/** Starts the browser with what measuring needs: it trusts the servers' certificate, and nothing runs beside. */
export async function startBrowser(certificate: Certificate): Promise<Browser> {
  const { executablePath } = await findBrowser();
  return chromium.launch({ executablePath, args: browserFlags(certificate) });
}

/** Chromium's command line for all measurements. */
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

/** Makes a first visit to a site and ends it. */
export async function visit<Result>(
  browser: Browser,
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
    page.setDefaultTimeout(PATIENCE);
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
      settled: () => server.quiet(IDLE),
    });
  } finally {
    await context.close();
  }
}
