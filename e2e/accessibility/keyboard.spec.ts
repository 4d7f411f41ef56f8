import { reachDemo, shownDemos } from '../demos/demo-pages.ts';
import { isEveryPage } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { examples, samplePages, type TestedPage, visit } from './pages.ts';
import { walk } from './tab-walk.ts';

/**
 * One page of each type; one that has demos, code and tables; and the editors. By day the second, which has nearly
 * every kind of control of the site.
 */
const WALKED: readonly TestedPage[] = [
  ...(isEveryPage ? samplePages : []),
  ...shownDemos
    .filter(({ path }) => path !== '/')
    .slice(0, 1)
    .map(({ path }) => ({ path, type: 'doc' })),
  ...(isEveryPage ? examples : []),
];

/** A desktop, and at night the same at 400 % zoom. */
const WINDOWS = [{ width: 1280, height: 800 }, ...(isEveryPage ? [{ width: 320, height: 256 }] : [])];

for (const tested of WALKED) {
  test(`the Tab key goes through ${tested.path} in order, seen and uncovered at each stop, and out of it`, async ({
    page,
    messages,
  }) => {
    test.slow(); // Every stop is checked twice.
    await visit(page, tested, messages);
    // A demo loads when it is in view; whether it loads before the focus has passed would depend on timing.
    for (const demo of shownDemos.filter(({ path }) => path === tested.path)) await reachDemo(page, demo);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const { stops, problems } = await walk(page);
      expect.soft(stops.length).toBeGreaterThan(10);
      expect.soft(problems, `${size.width} px`).toEqual([]);
    }
  });
}
