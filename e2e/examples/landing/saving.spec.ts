import { blockStorage, stored } from '../../support/browser-storage.ts';
import { address } from '../../support/test.ts';
import { expect, type PageEditor, STORAGE_KEY, test } from './page-editor.ts';

async function makeItMine(editor: PageEditor, words = 'My own words'): Promise<void> {
  await editor.canvas.locator('.page-text').first().click();
  await editor.settings.getByRole('textbox', { name: 'Text', exact: true }).fill(words);
  await expect(editor.text(words)).toBeVisible();
}

test('the page is kept in the browser from visit to visit', async ({ editor, page }) => {
  await editor.open();

  await test.step('an unchanged page is not saved', async () => {
    await editor.text('Built with Craft.js').click();
    await page.reload();
    await editor.expectSample();
    expect(await stored(page, STORAGE_KEY)).toBeNull();
  });

  await test.step('even text typed right before the reload is kept', async () => {
    await makeItMine(editor, 'Typed at the end');
    await page.reload();
    await expect(editor.text('Typed at the end')).toBeVisible();
  });

  await test.step('the page is restored after a reload', async () => {
    await expect(page.getByText('Saved in this browser')).toHaveCount(0);
    await makeItMine(editor);
    await expect(page.getByText('Saved in this browser')).toBeVisible();
    await page.reload();
    await expect(editor.text('My own words')).toBeVisible();
    await expect(editor.button('Undo')).toBeDisabled();
  });

  await test.step('the sample is restored on request, and the request can be undone', async () => {
    await editor.expectSaved('My own words');
    await editor.choose('Reset to the sample');
    await expect(editor.text('Built with Craft.js')).toBeVisible();
    await expect(editor.notice).toHaveText('The page was reset to the sample. Undo restores yours.');
    await editor.button('Undo').click();
    await expect(editor.text('My own words')).toBeVisible();
    await editor.button('Redo').click();
    await expect(editor.text('Built with Craft.js')).toBeVisible();
    await page.reload();
    await expect(editor.text('Built with Craft.js')).toBeVisible();
  });
});

test('an unreadable saved page is ignored with a message and kept, and the next change replaces it', async ({
  editor,
  page,
}) => {
  // A file of the site that runs no script: the storage is prepared before the editor opens.
  await page.goto(address('/robots.txt'));
  // Others: check-page.test.ts.
  const saved = '{"ROOT":{"type":{"resolvedName":"Gone"},"props":{},"nodes":[]}}';
  await test.step('it is ignored with a message', async () => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEY, saved] as const);
    await page.goto(address('/examples/landing/'));
    // First of all, since it goes away after some seconds.
    await expect(editor.notice).toHaveText(
      /Your saved page could not be read, so this is the sample\..*Gone/s,
    );
    await editor.expectSample();
    expect(await stored(page, STORAGE_KEY)).toBe(saved);
  });
  const kept = await stored(page, STORAGE_KEY);

  await test.step('the next change replaces it', async () => {
    await makeItMine(editor);
    await page.reload();
    await expect(editor.text('My own words')).toBeVisible();
    expect(await stored(page, `${STORAGE_KEY}-unreadable`)).toBe(kept);
  });
});

test('the editor reports that the browser does not keep the page', async ({ editor, page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...args) {
      if (document.documentElement.dataset['full'] === '')
        throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, args);
    };
  });
  await editor.open();

  await test.step('full storage is reported, and saving continues when there is room', async () => {
    await page.evaluate(() => document.documentElement.toggleAttribute('data-full', true));
    await makeItMine(editor);
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await page.evaluate(() => document.documentElement.toggleAttribute('data-full', false));
    await makeItMine(editor, 'There is room');
    await editor.expectSaved('There is room');
    await expect(page.getByText('Saved in this browser')).toBeVisible();
  });

  await test.step('work continues if the browser blocks storage, and the editor says that it is not kept', async () => {
    await blockStorage(page);
    await editor.open();
    await makeItMine(editor);
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await expect(editor.notice).toContainText('Export it before you leave.');
    await editor.button('Undo').click();
    await expect(editor.text('Built with Craft.js')).toBeVisible();
  });
});
