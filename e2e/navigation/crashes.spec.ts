import type { Page } from '@playwright/test';
import { dataUrl, expectPage, openCold, sidebarLink } from '../support/navigating.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { readPage } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

/** Returns the data of a page in a shape that breaks rendering. */
async function spoilData(page: Page): Promise<void> {
  await page.route(dataUrl(NODES), async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"headings":\[.*?\}\]/, '"headings":null') });
  });
}

async function expectCrash(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(sidebarLink(page, NODES)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expectSameDocument(page);
}

test('a page that crashes leaves the rest of the site working', async ({ page, messages }) => {
  messages.expect(/console error: TypeError: .*null/);
  await spoilData(page);
  await openCold(page, START);
  await markDocument(page);

  await test.step('it says so inside the shell, with “Try again”', async () => {
    await sidebarLink(page, NODES).click();
    await expectCrash(page);
    await expect(page).toHaveTitle('This page crashed | craft.js');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').first()).toHaveText('This page crashed | craft.js');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('the other pages work when one has crashed', async () => {
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);
    await expect(page.getByRole('heading', { level: 1, name: readPage(EDITOR).title })).toBeFocused();
    await page.goBack();
    await expectCrash(page);
    await page.goBack();
    await expectPage(page, START);
    await expectSameDocument(page);
  });

  await test.step('“Try again” shows the page when the cause is gone', async () => {
    await sidebarLink(page, NODES).click();
    await expectCrash(page);
    const again = page.waitForResponse((response) => dataUrl(NODES)(new URL(response.url())));
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await (await again).finished();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectCrash(page);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page, NODES);
    await expect(page.getByRole('heading', { level: 1, name: 'Nodes' })).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').first()).toHaveText('Nodes | craft.js');
    await expectSameDocument(page);
  });
});
