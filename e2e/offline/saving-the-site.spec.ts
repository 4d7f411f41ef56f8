import { cutOff, saveButton, workerActive } from '../support/offline.ts';
import { readPage, sampleSitePaths } from '../support/site-pages.ts';
import { address, expect, open, test as siteTest } from '../support/test.ts';
import { test } from './offline-test.ts';

siteTest.describe('who saves the site', () => {
  siteTest.use({ serviceWorkers: 'allow' });

  siteTest(
    'reads pages of every kind offline, and finds it saved the next time',
    async ({ page, messages }) => {
      await open(page, '/docs/overview');
      await saveButton(page).click();
      await expect(page.locator('#live-region')).toHaveText('The site is saved and can be read offline.');
      const saved = page.getByRole('button', { name: 'Saved for offline' });
      await expect(saved).toBeFocused();
      await cutOff(page, messages);

      for (const path of sampleSitePaths) {
        // The document is the saved one; `visited-pages.spec.ts` checks that each hydrates.
        const response = await page.goto(address(path), { waitUntil: 'commit' });
        expect(response?.status()).toBe(200);
        await expect(page).toHaveTitle(`${readPage(path).title} | craft.js`);
      }
      const example = await page.goto(address('/examples/basic/'));
      expect(example?.status()).toBe(200);
      await open(page, '/docs/sponsor');
      await expect(saved).toBeVisible();
    },
  );
});

test('a device without room reports it, and keeps working', async ({ page, host }) => {
  await open(page, '/docs/start');
  await workerActive(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(host.url).origin, quotaSize: 1 });
  await saveButton(page).click();
  const notice = page.getByRole('region', { name: 'Saving for offline' });
  await expect(notice).toContainText('There is not enough room on this device');
  await expect(page.locator('#live-region')).toContainText('There is not enough room');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(host.url).origin });
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
});

test('a host that goes down while the site is saved is reported', async ({ page, host, messages }) => {
  // The list of the site's files, which the worker requests without success.
  messages.expect(/failed request: .*offline-.*\.json \(net::ERR_FAILED\)/);
  messages.expect(/failed request: .*ERR_CONNECTION_REFUSED/);
  messages.expect(/console error: Failed to load resource: net::ERR_FAILED/);
  await open(page, '/docs/start');
  await workerActive(page);
  await host.close();
  await saveButton(page).click();
  await expect(page.getByRole('region', { name: 'Saving for offline' })).toContainText(
    'You might want to check your network connection',
  );
});
