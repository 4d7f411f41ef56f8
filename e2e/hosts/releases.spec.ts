import type { Page } from '@playwright/test';
import { type DeployedSite, deploySite } from '../support/deployed-site.ts';
import { HOST_NAMES, type HostName, requireHost, startHost } from '../support/host-servers.ts';
import { expectLoaded } from '../support/navigating.ts';
import { FAILURE_MESSAGES } from '../support/network-failures.ts';
import { commonSaved, expectSaved, workerActive } from '../support/offline.ts';
import { networkAtRest } from '../support/requests.ts';
import { openSearch, searchDialog } from '../support/search-dialog.ts';
import { test as base, expect, hydrated, open } from '../support/test.ts';

const SECOND = 'second edition';

interface ReleaseFixtures {
  readonly hostName: HostName;
  /** A server with a month-old release, which may receive the next one. */
  readonly host: DeployedSite;
}

const test = base.extend<ReleaseFixtures>({
  hostName: ['nginx', { option: true }],
  host: async ({ hostName }, use) => {
    await requireHost(hostName);
    const host = await deploySite('small', {
      serve: (directory) => startHost(hostName, directory, '/'),
      daysAgo: 30,
    });
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

/** Expects the article, and the footer, which the scripts render, to be of the new release. */
async function expectSecond(page: Page): Promise<void> {
  await expect(page.locator('[data-article]')).toContainText(SECOND);
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toContainText(SECOND);
}

/** Expects all controls whose code the app must load to work: search, menus, and links to other pages. */
async function expectAlive(page: Page): Promise<void> {
  const { field, options } = await openSearch(page);
  await field.fill('raft');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Rafts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.pager-next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await expectSecond(page);
}

for (const hostName of HOST_NAMES) {
  for (const worker of ['with', 'without'] as const) {
    // By day, each host once, and each kind of visit once.
    const tag = (hostName === 'nginx') === (worker === 'with') ? [] : '@night';
    test.describe(`${hostName}, ${worker} a service worker`, { tag }, () => {
      test.use({ hostName, serviceWorkers: worker === 'with' ? 'allow' : 'block' });

      async function visit(page: Page): Promise<void> {
        await open(page, '/docs/start');
        await expect(page.locator('[data-article]')).not.toContainText(SECOND);
        // Loads the data of the page whose link is in view: after a release, it would be of the new one.
        if (worker === 'without') return expectLoaded(page, '/data/docs/guide.json');
        await workerActive(page);
        await expectSaved(page, '/docs/start');
        // The worker saves the resources of the first page and, for returning readers, the rest of the app.
        await page.reload();
        await workerActive(page);
        await commonSaved(page);
      }

      test('returning readers after a release get its text, and controls that work', async ({
        page,
        host,
      }) => {
        await visit(page);
        await page.goto('about:blank');
        await host.deploy('smallNext');
        await page.goto(new URL('docs/start', host.url).href);
        await expectSecond(page);
        await expectAlive(page);
      });

      test('a page that was open during a release continues to respond', async ({
        page,
        context,
        host,
        messages,
      }) => {
        if (worker === 'without') {
          messages.expect(FAILURE_MESSAGES[0]);
          messages.expect(/console warning: A part of the site could not be loaded/);
        }
        await visit(page);
        const other = await context.newPage();
        await visit(other);
        // What is prefetched later is gone with the release, which the page would report.
        await networkAtRest(page);
        await networkAtRest(other);
        await host.deploy('smallNext');
        await test.step('a menu opens on a page that was open during a release', async () => {
          await other.getByRole('button', { name: 'More', exact: true }).click();
          await other.getByRole('menuitem', { name: 'Rafts' }).click();
          await expect(other.getByRole('heading', { level: 1 })).toHaveText('Rafts');
          // The worker has saved the former release completely, and keeps it until the reader loads a page.
          if (worker === 'with') await other.reload();
          await expectSecond(other);
          await other.close();
        });
        await test.step('the search opens on a page that was open during a release', async () => {
          await expect(page.locator('[data-article]')).not.toContainText(SECOND);
          await page.keyboard.press('Control+k');
          const { field, options } = searchDialog(page);
          await expect(field).toBeFocused();
          await field.fill('raft');
          await expect(options.first()).toBeVisible();
          if (worker === 'without') await expectSecond(page);
          await options.first().press('Escape');
          await page.goto(new URL('docs/start', host.url).href);
          await expectSecond(page);
          await expectAlive(page);
        });
      });
    });
  }
}
