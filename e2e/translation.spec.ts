import type { Frame, Page } from '@playwright/test';
import { expectPage, sidebarLink } from './support/navigating.ts';
import { openSearch } from './support/search-dialog.ts';
import { expect, open, test } from './support/test.ts';

/** Replaces every text of a page in the way in which Chromium’s translation does. */
async function translate(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `~${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test('a page that the browser has translated goes on working', { tag: '@night' }, async ({ page }) => {
  await open(page, '/docs/overview');
  await translate(page);

  await test.step('another page is shown in its own words', async () => {
    await sidebarLink(page, '/docs/concepts/nodes').click();
    await expectPage(page, '/docs/concepts/nodes');
  });

  await test.step('the results follow the query although they were translated before', async () => {
    const { options, status } = await openSearch(page);
    await page.keyboard.type('res');
    await expect(options.first()).toContainText(/res/i);
    await translate(page);
    await page.keyboard.type('olver');
    const marked = options.first().locator('mark').first();
    await expect(marked).toHaveText(/^resolver/i);
    await expect(marked.locator('..')).not.toContainText('~');
    await expect(status).toContainText(/^\d+ results?$/);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
  });

  await test.step('the way back works too', async () => {
    await translate(page);
    await page.goBack();
    await expectPage(page, '/docs/overview');
  });
});
