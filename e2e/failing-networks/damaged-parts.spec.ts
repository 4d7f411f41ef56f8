import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { BASE, type DeployedSite, deploySite } from '../support/deployed-site.ts';
import { openCold, wake, watchDocuments } from '../support/navigating.ts';
import { siteDirectory } from '../support/sites.ts';
import { test as base, expect } from '../support/test.ts';

const START = '/docs/start';

/** Its path on the host. */
const DOCUMENT = `${BASE}docs/start`;

/** The part that the tests damage. */
const MENU = /\/assets\/PopupMenu-.*\.js$/;

interface DamageFixtures {
  /** What the server makes of the code of the menus; a test may change it at any time. */
  readonly menu: { damage: ((script: string) => string) | undefined };
  readonly host: DeployedSite;
}

const test = base.extend<DamageFixtures>({
  menu: async ({ browserName: _ }, use) => use({ damage: undefined }),
  host: async ({ menu }, use) => {
    const host = await deploySite(({ url = '' }, response) => {
      if (menu.damage === undefined || !MENU.test(url)) return false;
      const script = readFileSync(join(siteDirectory('small'), url.replace(BASE, '')), 'utf8');
      response
        .writeHead(200, {
          'Content-Type': 'text/javascript',
          'Cache-Control': 'public, max-age=31536000, immutable',
        })
        .end(menu.damage(script));
      return true;
    });
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

/** Presses the button of a menu, and returns the menu's item. */
async function pressMore(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('menuitem', { name: 'Rafts' });
}

/** Waits until the app has given up loading the menu. */
function nextFailure(page: Page) {
  return page.waitForEvent('console', (message) => message.text().includes('PartError'));
}

/** Opens the page and its menu, whose code is damaged, which loads the document again. Returns the documents, which it watches. */
async function openDamagedMenu(page: Page) {
  const documents = watchDocuments(page);
  await openCold(page, START);
  await pressMore(page);
  await expect.poll(() => documents).toEqual([DOCUMENT, DOCUMENT]);
  await wake(page);
  return documents;
}

test('a menu whose code has been cut in half opens as soon as the network works', async ({
  page,
  menu,
  messages,
}) => {
  // Status 200, for a year in the browser’s cache.
  messages.expect(/PartError/);
  menu.damage = (script) => script.slice(0, script.length / 2);

  await test.step('the document is loaded once, and the page stays readable', async () => {
    const documents = await openDamagedMenu(page);
    const failed = nextFailure(page);
    await pressMore(page);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual([DOCUMENT, DOCUMENT]);
  });

  await test.step('no damaged file remains in the browser’s cache', async () => {
    menu.damage = undefined;
    const failed = nextFailure(page);
    await pressMore(page);
    await failed;
    await page.reload();
    await wake(page);
    await expect(await pressMore(page)).toBeVisible();
  });
});

test('a menu that crashes takes nothing else with it', async ({ page, menu, messages }) => {
  messages.expect(/console error: .*out of order/);
  menu.damage = () => 'export function PopupMenu() { throw new Error("out of order"); }';
  const documents = watchDocuments(page);
  await openCold(page, START);
  const crashed = page.waitForEvent('console', (message) => message.text().includes('out of order'));
  await pressMore(page);
  await crashed;
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed' })).toHaveCount(0);
  await expect(page.locator('[data-article]')).toBeVisible();
  expect(documents).toEqual([DOCUMENT]);
});
