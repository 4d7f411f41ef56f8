import { cacheNames, expectSaved, workerActive, workerScopes } from '../support/offline.ts';
import { networkAtRest } from '../support/requests.ts';
import { expect, hydrated, open } from '../support/test.ts';
import { test } from './offline-test.ts';

test('the file that the build writes for it withdraws a worker with all that it saved', {
  tag: '@night',
}, async ({ page, host }) => {
  await open(page, '/docs/start');
  await workerActive(page);
  await expectSaved(page, '/docs/start');

  await host.replaceFile('service-worker.js', 'service-worker.withdraw.js');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => workerScopes(page)).toEqual([]);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'guide to rafts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');

  // Pages of the release still request a worker; the one that they get does nothing.
  await page.reload();
  await hydrated(page);
  await networkAtRest(page);
  await expect.poll(() => workerScopes(page)).toEqual([]);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});
