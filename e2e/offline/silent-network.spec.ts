import { deploySite } from '../support/deployed-site.ts';
import { expectSaved, workerActive } from '../support/offline.ts';
import { test as base, hydrated, open } from '../support/test.ts';

const PAGE = '/docs/start';

/** A host whose network may fall silent. Damaged answers: `saved-files.isolated.test.ts`. */
const test = base.extend<{ readonly network: { isSilent: boolean; readonly url: string } }>({
  serviceWorkers: 'allow',
  network: async ({ browserName: _ }, use) => {
    const network = { isSilent: false, url: '' };
    const host = await deploySite(({ url = '' }) => network.isSilent && url.endsWith(PAGE));
    await use(Object.assign(network, { url: host.url }));
    await host.close();
  },
  baseURL: async ({ network }, use) => use(network.url),
});

test('a saved page is shown if the network does not answer within some seconds', async ({
  page,
  network,
}) => {
  await open(page, PAGE);
  await workerActive(page);
  await expectSaved(page, PAGE);
  network.isSilent = true;
  await page.reload();
  await hydrated(page);
});
