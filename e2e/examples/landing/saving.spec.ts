import { blockStorage } from '../../support/browser-storage.ts';
import { expect, type PageEditor, STORAGE_KEY, test } from './page-editor.ts';

async function makeItMine(editor: PageEditor, words = 'My own words'): Promise<void> {
  await editor.canvas.locator('.page-text').first().click();
  await editor.settings.getByRole('textbox', { name: 'Text', exact: true }).fill(words);
  await expect(editor.text(words)).toBeVisible();
}

test('the page is there again after a reload', async ({ editor, page }) => {
  await editor.open();
  await makeItMine(editor);
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await page.reload();
  await expect(editor.text('My own words')).toBeVisible();
  await expect(editor.button('Undo')).toBeDisabled();
});

test('even what was typed right before the reload is kept', async ({ editor, page }) => {
  await editor.open();
  await makeItMine(editor);
  await page.reload();
  await expect(editor.text('My own words')).toBeVisible();
});

test('a page that nobody touched is not saved', async ({ editor, page }) => {
  await editor.open();
  await editor.text('Built with Craft.js').click();
  await page.reload();
  await editor.expectSample();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBeNull();
});

test('the sample comes back on request, and the request can be undone', async ({ editor, page }) => {
  await editor.open();
  await makeItMine(editor);
  await editor.expectSaved('My own words');
  await editor.choose('Reset to the sample');
  await expect(editor.text('Built with Craft.js')).toBeVisible();
  await expect(editor.notice).toHaveText('The page is the sample again. Undo brings back yours.');
  await editor.button('Undo').click();
  await expect(editor.text('My own words')).toBeVisible();
  await editor.button('Redo').click();
  await expect(editor.text('Built with Craft.js')).toBeVisible();
  await page.reload();
  await expect(editor.text('Built with Craft.js')).toBeVisible();
});

for (const [stored, reason] of [
  ['rubbish', /This is not JSON/],
  ['null', /A page is an object/],
  ['{"ROOT":{}}', /Node “ROOT”/],
  ['{"ROOT":{"type":{"resolvedName":"Gone"},"props":{},"nodes":[]}}', /Gone/],
] as const) {
  test(`a saved page that is ${stored} is ignored with a message`, async ({ editor, page }) => {
    await page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.length === 0) localStorage.setItem(key, value);
        sessionStorage.setItem('seen', '');
      },
      [STORAGE_KEY, stored] as const,
    );
    await editor.open();
    await expect(editor.notice).toContainText('Your saved page could not be read, so this is the sample.');
    await expect(editor.notice).toContainText(reason);
    await makeItMine(editor);
    await page.reload();
    await expect(editor.text('My own words')).toBeVisible();
  });
}

test('work goes on where the browser blocks storage, and the editor says that it is not kept', async ({
  editor,
  page,
}) => {
  await blockStorage(page);
  await editor.open();
  await makeItMine(editor);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(editor.notice).toContainText('Export it before you leave.');
  await editor.button('Undo').click();
  await expect(editor.text('Built with Craft.js')).toBeVisible();
});

test('a full storage is told, and saving goes on when there is room', async ({ editor, page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...args) {
      if (document.documentElement.dataset['full'] === '')
        throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, args);
    };
  });
  await editor.open();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-full', true));
  await makeItMine(editor);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-full', false));
  await makeItMine(editor, 'There is room');
  await editor.expectSaved('There is room');
  await expect(page.getByText('Saved in this browser')).toBeVisible();
});
