import { afterTimers } from '../support/navigating.ts';
import { openSearch } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

test('an input method that composes receives its keys, and its text is searched for when it is done', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  const { field, options, activeOption, status, dialog } = await openSearch(page);
  await test.step('a composition in the dialog is searched for when it is done', async () => {
    const idle = 'Find pages, sections and API names.';
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'n', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.imeSetComposition', { text: 'node', selectionStart: 4, selectionEnd: 4 });
    await expect(field).toHaveValue('node');
    // If it were searched for, the results would appear within a few frames.
    await afterTimers(page, 300);
    await expect(status).toHaveText(idle);
    await session.send('Input.insertText', { text: 'node' });
    await expect(field).toHaveValue('node');
    await expect(status).toHaveText(/^\d+ results$/);
    await expect(dialog).toBeVisible();
  });

  await test.step('Enter and the arrows belong to the input method while it composes', async () => {
    await field.fill('frame');
    await expect(options.first()).toContainText(/frame/i);
    await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true });
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
    // Safari ends a composition before the key that ended it.
    await field.dispatchEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true });
    await expect(activeOption).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/docs/overview');
  });
});

// In the dialog, by day: above.
test('a composition on the search page neither searches nor changes the address', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Search documentation' });
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'node', selectionStart: 4, selectionEnd: 4 });
  await expect(field).toHaveValue('node');
  // Longer than the pause after which a typed query goes into the address.
  await afterTimers(page, 400);
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Find pages');
  await session.send('Input.insertText', { text: 'node' });
  await expect(page).toHaveURL('/search?q=node');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
});
