import type { Page } from '@playwright/test';
import { BASE, type DeployedSite, NEXT_EDITION } from '../support/deployed-site.ts';
import { watchDocuments } from '../support/navigating.ts';
import { cacheNames, cutOff, expectSaved, workerActive } from '../support/offline.ts';
import { networkAtRest } from '../support/requests.ts';
import { address, expect, hydrated, open } from '../support/test.ts';
import { test } from './offline-test.ts';

/** Expects all parts of the page to be of one release: its article, and its footer, which the scripts render. */
async function expectEdition(page: Page, edition: 'first' | 'second'): Promise<void> {
  const article = page.locator('[data-article]');
  const footer = page.getByRole('contentinfo');
  await expect(article).toBeVisible();
  if (edition === 'second') {
    await expect(article).toContainText(NEXT_EDITION);
    await expect(footer).toContainText(NEXT_EDITION);
  } else {
    await expect(article).not.toContainText(NEXT_EDITION);
    await expect(footer).not.toContainText(NEXT_EDITION);
  }
}

/** Deploys the next release, and makes the browser check for it, as it does after some time. */
async function release(host: DeployedSite, page: Page): Promise<void> {
  await host.deployNext();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

const offer = (page: Page) => page.getByRole('region', { name: 'Update' });

async function takeOffer(page: Page): Promise<void> {
  await networkAtRest(page);
  await offer(page).getByRole('button', { name: 'Reload' }).click();
}

test('a release that is published during a visit is offered, and loads completely', async ({
  page,
  host,
  messages,
}) => {
  await open(page, '/docs/start');
  await workerActive(page);
  await expectSaved(page, '/docs/start');
  const documents = watchDocuments(page);
  await release(host, page);
  await expect(offer(page)).toContainText('A new version of this site is ready.');
  await expect(page.locator('#live-region')).toHaveText('A new version of this site is ready.');
  await expectEdition(page, 'first');
  expect(documents).toEqual([]);

  await takeOffer(page);
  await expectEdition(page, 'second');
  await hydrated(page);
  await expect(offer(page)).toBeHidden();
  expect(documents).toEqual([`${BASE}docs/start`]);
  // With a single tab open, nothing needs the former release's files.
  await expect.poll(() => cacheNames(page)).toHaveLength(1);
  await expectSaved(page, '/docs/start');

  await cutOff(page, messages);
  await page.reload();
  await hydrated(page);
  await expectEdition(page, 'second');
});

test('a link after a release leads to the new one, and no part of the former is mixed with it', async ({
  page,
  host,
  messages,
}) => {
  messages.expect(/console warning: The data of \/docs\/guide could not be loaded/);
  await page.setViewportSize({ width: 400, height: 300 });
  await open(page, '/docs/start');
  await workerActive(page);
  await expectSaved(page, '/docs/start');
  await host.deployNext();
  await page.locator('.pager-next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await hydrated(page);
  await expectEdition(page, 'second');
  // The page is already of the new release, and it is the only one: its worker takes over without asking.
  await expect.poll(() => cacheNames(page)).toHaveLength(1);
  await page.locator('.pager-next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');
  await expectEdition(page, 'second');
  await expect(offer(page)).toBeHidden();
});

test('responses of the new release through the former worker are not stored among the former one’s files', {
  tag: '@night',
}, async ({ page, context, host, messages }) => {
  await page.setViewportSize({ width: 400, height: 300 });
  await open(page, '/docs/start');
  await workerActive(page);
  await expectSaved(page, '/docs/start');
  const former = await cacheNames(page);
  await host.deployNext();
  const other = await context.newPage();
  await other.goto(new URL(address('/docs/guide/rafts'), host.url).href);
  await expectEdition(other, 'second');
  await workerActive(other);
  // The new worker waits for the first tab. Its files are of no use before.
  await expect(offer(page)).toBeVisible();
  expect(await cacheNames(page)).toEqual([...former, expect.any(String)]);

  messages.expect(/console error: Failed to load resource: .* 503/);
  messages.expect(/console error: PageLoadError: This page is not saved/);
  // Styles below the first screen, which are saved from the second page on.
  messages.allow(/deferred-article/);
  await cutOff(page, messages);
  expect((await other.reload())?.status()).toBe(503);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.reload();
  await hydrated(page);
  await expectEdition(page, 'first');
});
