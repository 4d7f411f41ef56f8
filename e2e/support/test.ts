import { test as base, expect, type Page } from '@playwright/test';
import { Messages } from './messages.ts';
import { watchRequests } from './requests.ts';
import { type SiteName, siteUrl } from './sites.ts';

interface SiteFixtures {
  /** The site that the test visits: `test.use({ site: 'small' })`. */
  readonly site: SiteName;
  /** Collects the browser's messages; any that the test does not expect fails it. */
  readonly messages: Messages;
}

/** A test in a browser that shows one of the sites and must not print any message. */
export const test = base.extend<SiteFixtures>({
  site: ['main', { option: true }],
  baseURL: async ({ site }, use) => use(siteUrl(site)),
  messages: [
    async ({ context }, use) => {
      const messages = new Messages(context);
      watchRequests(context);
      await use(messages);
      expect(messages.problems()).toEqual([]);
      // A reply that a test's route still fetches when the test has ended would fail the whole run.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };

/** As long as assertions wait, on a busy machine. */
export const WAIT = { timeout: 60_000 };

/** The options of tests of what moves: `test.use(moving)`. By day, others show the site without motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Opens a page of the site by its path without the base path, and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await hydrated(page);
}

/**
 * Waits until React has hydrated the page. Asks in each frame: an assertion soon asks once in a second, which half of a
 * visit would be spent on.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, WAIT);
}

/** Stops the page's clock: what the page shows for a moment stays until the test moves the clock on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the browser has shown two frames: what was to appear or move has done so. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Converts a path of the site (`/docs/overview`) to the form that Playwright resolves against the site's address. */
export function address(path: string): string {
  return `.${path}`;
}

/**
 * Adds rules to the page in a way that its policy allows. The policy forbids the inline styles of `page.addStyleTag`.
 */
export async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}
