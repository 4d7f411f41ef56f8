import type { Worker } from '@playwright/test';
import { workerActive } from '../support/offline.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The ways in which caches may fail, as in a damaged profile or on a full disk. */
const WAYS = ['throws', 'rejects', 'never answers'] as const;

/** Methods of caches, which break one after another. */
const METHODS = ['put', 'open', 'match', 'keys', 'delete'];

/** Makes a method of the worker's caches fail, for as long as it runs. */
async function breakCaches(worker: Worker, method: string, way: (typeof WAYS)[number]): Promise<void> {
  await worker.evaluate(
    ([name, how]) => {
      const fail = () => {
        if (how === 'never answers') return new Promise(() => {});
        const error = new DOMException('Damaged', 'UnknownError');
        if (how === 'rejects') return Promise.reject(error);
        throw error;
      };
      for (const prototype of [CacheStorage.prototype, Cache.prototype]) {
        if (name in prototype) Reflect.set(prototype, name, fail);
      }
    },
    [method, way] as const,
  );
}

for (const way of WAYS) {
  test(`when the browser’s caches fail (one ${way}), everything comes from the network`, {
    tag: '@night',
  }, async ({ page, context }) => {
    await open(page, '/docs/overview');
    await workerActive(page);
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('There is no service worker.');
    for (const method of METHODS) {
      await test.step(method, async () => {
        await breakCaches(worker, method, way);
        await page.goto(address('/docs/concepts/nodes'));
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nodes');
      });
    }
  });
}
