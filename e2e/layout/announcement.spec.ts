import type { Locator, Page } from '@playwright/test';
import { blockStorage, stored } from '../support/browser-storage.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const KEY = 'announcement-dismissed';
const PAGE = '/docs/start';

function announcement(page: Page): Locator {
  return page.getByRole('region', { name: 'Announcement' });
}

async function dismiss(page: Page): Promise<void> {
  await announcement(page).getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(announcement(page)).toBeHidden();
}

test.describe('an announcement', () => {
  // Its site.yaml announces "Version 2 is out." under the id otter-2.
  test.use({ site: 'small' });

  test('is shown as configured, above the navbar of every page, and leads to its page', async ({ page }) => {
    for (const path of [PAGE, '/search', '/']) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(announcement(page)).toContainText('Version 2 is out.');
        await expect(announcement(page).getByRole('link', { name: 'What is new' })).toHaveAttribute(
          'href',
          '/otter/docs/start',
        );
        const bottom = await announcement(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
        const navbar = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top);
        expect(bottom).toBe(navbar);
      });
    }

    await test.step('it has a link that leads to its page without a new document', async () => {
      await markDocument(page);
      await announcement(page).getByRole('link', { name: 'What is new' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
      await expectSameDocument(page);
    });
  });

  test('stays hidden once it is dismissed, and is shown to readers who have dismissed another', async ({
    page,
    context,
  }) => {
    await open(page, PAGE);

    await test.step('it disappears when it is dismissed, and its id is stored', async () => {
      await dismiss(page);
      expect(await stored(page, KEY)).toBe('otter-2');
      const navbar = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top);
      expect(navbar).toBe(0);
    });

    await test.step('it stays hidden on other pages, after a reload and in new tabs', async () => {
      await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Rafts' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');
      await expect(announcement(page)).toBeHidden();
      await page.reload();
      await hydrated(page);
      await expect(announcement(page)).toBeHidden();
      const other = await context.newPage();
      await open(other, '/');
      await expect(announcement(other)).toBeHidden();
      await other.close();
    });

    await test.step('it is dismissed by keyboard, and the focus passes to the navbar', async () => {
      await page.evaluate((key) => localStorage.removeItem(key), KEY);
      await open(page, PAGE);
      await announcement(page).getByRole('button', { name: 'Dismiss announcement' }).focus();
      await page.keyboard.press('Enter');
      await expect(announcement(page)).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Otter Kit' })).toBeFocused();
    });

    await test.step('it is shown if another one was dismissed', async () => {
      await page.evaluate((key) => localStorage.setItem(key, 'otter-1'), KEY);
      await page.reload();
      await hydrated(page);
      await expect(announcement(page)).toBeVisible();
      await dismiss(page);
      expect(await stored(page, KEY)).toBe('otter-2');
    });

    await test.step('it is dismissed until the next document if nothing can be stored', async () => {
      await blockStorage(page);
      await open(page, PAGE);
      await dismiss(page);
      await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Rafts' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');
      await expect(announcement(page)).toBeHidden();
      await page.reload();
      await hydrated(page);
      await expect(announcement(page)).toBeVisible();
    });
  });
});

test.describe('without JavaScript an announcement', () => {
  test.use({ site: 'small', javaScriptEnabled: false });

  test('is shown, without a button that does nothing', async ({ page }) => {
    await page.goto(address(PAGE));
    await expect(announcement(page)).toContainText('Version 2 is out.');
    await expect(announcement(page).getByRole('button')).toHaveCount(0);
  });
});
