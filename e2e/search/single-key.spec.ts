import { openSearch } from '../support/search-dialog.ts';
import { expect, hydrated, open, test, twoFrames } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';

test('the single key that opens the search can be turned off, permanently', async ({ page }) => {
  await open(page, PAGE);
  const { dialog } = await openSearch(page);
  const setting = dialog.getByRole('checkbox', { name: 'The key / opens the search' });
  await setting.uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  await twoFrames(page);
  await expect(page.getByRole('textbox', { name: 'Search documentation' })).toHaveCount(0);
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(setting).not.toBeChecked();
  await setting.check();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
});
