import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultyServer } from '../support/deployed-site.ts';
import { holdApp } from '../support/late-app.ts';
import type { LoopbackServer } from '../support/loopback.ts';
import { watchDocuments } from '../support/navigating.ts';
import { FAILURE_MESSAGES } from '../support/network-failures.ts';
import { workerActive } from '../support/offline.ts';
import { openSearch, searchDialog, searchFor } from '../support/search-dialog.ts';
import { siteDirectory } from '../support/sites.ts';
import { address, test as base, expect, hydrated, open } from '../support/test.ts';

interface Fault {
  /** Answers a request wrongly and returns true, or returns false. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

interface FaultFixtures {
  readonly fault: Fault;
  readonly host: Pick<LoopbackServer, 'url' | 'close'>;
}

const test = base.extend<FaultFixtures>({
  fault: [{ answer: () => false }, { option: true }],
  host: async ({ fault }, use) => {
    const host = await faultyServer(fault.answer)(siteDirectory('main'));
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

test.describe('on a host that lets caches keep its 404 for a year', { tag: '@night' }, () => {
  /**
   * Whether the host lacks two files, and how often it has reported that: the code of the search dialog, which a page
   * requests, and the code of the list of saved pages, which the service worker requests at its installation.
   */
  const missing = { is: true, said: 0 };

  test.beforeEach(() => {
    missing.is = true;
    missing.said = 0;
  });
  test.use({
    fault: {
      answer: ({ url = '' }, response) => {
        if (!missing.is || !/\/(?:SearchDialog-[^/]*\.js|offline\.html)$/.test(url)) return false;
        missing.said += 1;
        response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end('Not found');
        return true;
      },
    },
  });

  test('a script that was missing for a moment is not missing for long', async ({ page, messages }) => {
    messages.expect(FAILURE_MESSAGES[0]);
    messages.expect(/console error: PartError/);
    const documents = watchDocuments(page);
    await open(page, '/docs/overview');
    await page.keyboard.press('Control+k');
    await expect.poll(() => documents).toHaveLength(2);
    await hydrated(page);
    const failed = page.waitForEvent('console', (message) => message.text().includes('PartError'));
    await page.keyboard.press('Control+k');
    await failed;
    missing.is = false;
    await open(page, '/docs/overview');
    await openSearch(page);
    await expect(searchDialog(page).dialog).toBeVisible();
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a file that was missing for a moment is saved by the next visit', async ({ page }) => {
      await open(page, '/docs/overview');
      await expect.poll(() => missing.said).toBe(2);
      // The worker gives up.
      const registrations = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(registrations).toBe(0);
      missing.is = false;
      await open(page, '/docs/overview');
      await workerActive(page);
    });
  });
});

test.describe('on a host that drops the query when it redirects to the slash', { tag: '@night' }, () => {
  test.use({
    fault: {
      answer: ({ url = '/' }, response) => {
        if (url.split('?')[0] !== '/search') return false;
        response.writeHead(308, { Location: '/search/' }).end();
        return true;
      },
    },
  });

  test('the search leads to its page', async ({ page, context }) => {
    await test.step('the placeholder input of the dialog leads to the results', async () => {
      const release = await holdApp(page);
      await page.goto(address('/docs/overview'));
      await page.keyboard.press('Control+k');
      await page.keyboard.type('save');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/?\?q=save$/);
      release();
    });
    await test.step('“See all results” and recent searches lead to the results in a new tab', async () => {
      await open(page, '/docs/overview');
      const { dialog, field, options } = await searchFor(page, 'canvas');
      const expectResults = async (openTab: () => Promise<void>) => {
        const opened = context.waitForEvent('page');
        await openTab();
        const tab = await opened;
        await hydrated(tab);
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Search results for “canvas”');
        await tab.close();
      };
      await expectResults(() =>
        dialog.getByRole('link', { name: 'See all results' }).click({ modifiers: ['ControlOrMeta'] }),
      );
      await field.fill('');
      await expect(options).toHaveCount(1);
      await expectResults(() => field.press('Control+Enter'));
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/search', '/docs/nope']) {
      test(`the form of ${path} sends its query`, async ({ page, messages }) => {
        if (path === '/docs/nope') messages.expect(/404 \(Not Found\)/);
        await page.goto(address(path));
        const field = page.getByRole('main').getByRole('searchbox', { name: 'Search documentation' });
        await field.fill('canvas');
        await field.press('Enter');
        await expect(page).toHaveURL(/\/search\/?\?q=canvas$/);
      });
    }
  });
});
