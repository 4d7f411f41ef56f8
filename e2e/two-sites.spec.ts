import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheNames, workerActive } from './support/offline.ts';
import { startPlainFileServer } from './support/plain-file-server.ts';
import { openSearch, searchFor } from './support/search-dialog.ts';
import { SITES, siteDirectory } from './support/sites.ts';
import { test as base, expect, hydrated } from './support/test.ts';

/** One host with one site at its root and another below it, as at `user.github.io`. */
const test = base.extend<{ readonly host: string }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the destructuring
  host: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'two-sites-'));
    const root = siteDirectory('small');
    for (const name of await readdir(root)) await symlink(join(root, name), join(folder, name));
    await symlink(siteDirectory('subPath'), join(folder, SITES.subPath.base.slice(1, -1)));
    const { url, close } = await startPlainFileServer(folder);
    await use(url);
    await close();
    await rm(folder, { recursive: true });
  },
});

test('two sites of one host know nothing of what readers do on the other', async ({ page, host }) => {
  const [around, below] = [`${host}docs/start/`, `${host}craft/docs/overview/`];
  const visit = async (url: string) => {
    await page.goto(url);
    await hydrated(page);
  };
  const html = page.locator('html');
  const recent = async () => (await openSearch(page)).dialog.getByRole('listbox', { name: 'Recent' });

  await test.step('neither the colour mode nor the searches', async () => {
    await visit(below);
    const { field } = await searchFor(page, 'canRedo');
    await field.press('Enter');
    await expect(page).toHaveURL(/#/);
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await visit(around);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(await recent()).toBeHidden();
    await visit(below);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(await recent()).toContainText('canRedo');
  });

  await test.step('nor the page that is edited in an example', async () => {
    await page.goto(`${host}craft/examples/basic/`);
    await page.locator('.stage').waitFor();
    await page.evaluate(() => localStorage.setItem('page-editor', 'a page'));
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('/craft/page-editor');
    await visit(around);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !key.startsWith('/craft/'))).toEqual(['docs-preferred-version-default']);
  });

  await test.step('nor what is saved for reading without a network', async () => {
    const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    for (const [url, worker] of [
      [around, 'service-worker.js'],
      [below, 'craft/service-worker.js'],
    ] as const) {
      await visit(url);
      await workerActive(page);
      await visit(url);
      expect(await controller()).toBe(`${host}${worker}`);
    }
    const names = await cacheNames(page);
    expect(names.map((name) => name.split(' ')[1]).toSorted()).toEqual(['/', '/craft/']);
  });
});
