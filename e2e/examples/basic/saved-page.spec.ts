import { blockStorage, stored } from '../../support/browser-storage.ts';
import { address, expect, test } from '../../support/test.ts';
import {
  button,
  expectSaved,
  makeItMine,
  openExample,
  STORAGE_KEY,
  settings,
  stage,
  text,
  toolboxEntry,
  words,
} from './basic-editor.ts';

test('the saved page is kept from visit to visit', async ({ page }) => {
  await openExample(page);
  const start = await words(page);
  let mine = '';

  await test.step('is restored after a reload', async () => {
    await toolboxEntry(page, 'Text').dragTo(stage(page).locator('.card-top'));
    await makeItMine(page);
    mine = await words(page);
    await expectSaved(page, 'My own words');
    await page.reload();
    await expect(text(page, 'My own words')).toBeVisible();
    expect(await words(page)).toBe(mine);
    await expect(button(page, 'Undo')).toBeDisabled();
  });

  await test.step('contains even text typed right before the reload', async () => {
    await text(page, 'My own words').click();
    await settings(page).getByLabel('Text').fill('Typed at the end');
    await page.reload();
    await expect(text(page, 'Typed at the end')).toBeVisible();
    mine = await words(page);
  });

  await test.step('is replaced by the start page on “Start over”, which can be undone', async () => {
    await button(page, 'Start over').click();
    await expect(text(page, 'Welcome')).toBeVisible();
    expect(await words(page)).toBe(start);
    await expectSaved(page, 'Welcome to your page');
    await button(page, 'Undo').click();
    await expect(text(page, 'Typed at the end')).toBeVisible();
    expect(await words(page)).toBe(mine);
    await button(page, 'Redo').click();
    await toolboxEntry(page, 'Button').dragTo(stage(page).locator('.card-bottom'));
    await expect(stage(page).locator('.card-bottom .button')).toHaveCount(2);
    await page.reload();
    await expect(text(page, 'Welcome')).toBeVisible();
    await expect(stage(page).locator('.card-bottom .button')).toHaveCount(2);
  });
});

// The other editor, by day: `landing/saving.spec.ts`.
test('a saved page that cannot be opened is ignored with a message and kept, and the next change replaces it', {
  tag: '@night',
}, async ({ page }) => {
  // A file of the site that runs no script: the storage is prepared before the editor opens.
  await page.goto(address('/robots.txt'));
  const saved = '{"ROOT":{}}';
  await test.step('is ignored with a message', async () => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEY, saved] as const);
    await openExample(page);
    await expect(page.getByRole('alert')).toHaveText(
      'Your saved page cannot be opened. Part ROOT is incomplete. A copy is kept in this browser, and you start with a new page.',
    );
    expect(await stored(page, STORAGE_KEY)).toBe(saved);
  });
  const kept = await stored(page, STORAGE_KEY);

  await test.step('the next change replaces it', async () => {
    await makeItMine(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(text(page, 'My own words')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const copies = await page.evaluate(
      (key) => Object.entries(localStorage).filter(([name]) => name.startsWith(key)),
      `${STORAGE_KEY}-unreadable`,
    );
    expect(copies.map(([, text]) => text)).toContain(kept);
  });
});

test('the page can be edited if the browser blocks storage, which is reported', { tag: '@night' }, async ({
  page,
}) => {
  await blockStorage(page);
  await openExample(page);
  await expect(page.getByRole('alert')).toContainText('Your saved page cannot be opened.');
  await makeItMine(page);
  await expect(page.getByRole('alert')).toContainText('Your page is not saved');
});

test('a saved page that crashes the editor can be discarded', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  messages.expect(/console error: Error: This page crashes/);
  await openExample(page);
  await makeItMine(page);
  await expectSaved(page, 'My own words');
  await page.addInitScript((key) => {
    const toggleAttribute = Element.prototype.toggleAttribute;
    Element.prototype.toggleAttribute = function (...args) {
      if (localStorage.getItem(key) !== null) throw new Error('This page crashes');
      return toggleAttribute.apply(this, args);
    };
  }, STORAGE_KEY);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The editor crashed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Documentation' })).toBeVisible();
  await button(page, 'Start over without my page').click();
  await expect(text(page, 'Welcome')).toBeVisible();
});
