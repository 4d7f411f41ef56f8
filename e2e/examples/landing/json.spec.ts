import type { Locator } from '@playwright/test';
import { expect, type PageEditor, test } from './page-editor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ editor }) => editor.open());

/** The page's JSON, as Export copies it. */
async function exported(editor: PageEditor): Promise<string> {
  await editor.choose('Export…');
  const dialog = editor.page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(editor.notice).toHaveText('Copied to the clipboard.');
  await expect(dialog).toHaveCount(0);
  return editor.page.evaluate(() => navigator.clipboard.readText());
}

/** Pastes a text into a field, because typing a page of JSON takes the browser seconds. */
async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.selectText();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue(text);
}

/** A page of two parts. The JSON of the sample is so long that the browser needs a second to show it in a field. */
const SMALL_PAGE = JSON.stringify(
  {
    ROOT: {
      type: { resolvedName: 'Container' },
      isCanvas: true,
      props: {},
      nodes: ['words', 'press'],
    },
    words: { type: { resolvedName: 'Text' }, props: { text: 'My own words' }, parent: 'ROOT' },
    press: { type: { resolvedName: 'Button' }, props: { text: 'Press' }, parent: 'ROOT' },
  },
  null,
  2,
);

test('a page is exported as JSON and imported again', async ({ editor, page }) => {
  await editor.text('Built with Craft.js').click();
  await editor.settings.getByRole('textbox', { name: 'Text', exact: true }).fill('My own words');

  const json = await test.step('the JSON is shown and copied', async () => {
    const copied = await exported(editor);
    expect(JSON.parse(copied)).toHaveProperty('ROOT');
    await editor.choose('Export…');
    const exporting = page.getByRole('dialog', { name: 'Export' });
    await expect(exporting.getByRole('textbox')).toHaveValue(copied);
    await exporting.getByRole('button', { name: 'Close' }).click();
    return copied;
  });

  const dialog = page.getByRole('dialog', { name: 'Import' });
  await editor.choose('Reset to the sample');
  await test.step('an exported page is imported again, and undo brings back the previous one', async () => {
    await expect(editor.text('Built with Craft.js')).toBeVisible();
    await editor.choose('Import…');
    await paste(dialog.getByRole('textbox'), json);
    await dialog.getByRole('button', { name: 'Import page' }).click();
    await expect(editor.text('My own words')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(JSON.parse(await exported(editor))).toMatchObject(JSON.parse(json));
    await editor.button('Undo').click();
    await expect(editor.text('Built with Craft.js')).toBeVisible();
  });
});

/** Texts that are not pages, made from a page, each with its error message. More are in check-page.test.ts. */
const BAD_TEXTS = [
  { make: (json: string) => json.slice(0, -20), problem: /This is not JSON: / },
  { make: (json: string) => json.replace('"Button"', '"Slider"'), problem: /"Slider" is not one of/ },
] as const;

test('an invalid text changes nothing when it is imported, and the dialog says why', async ({
  editor,
  page,
}) => {
  await editor.text('Built with Craft.js').click();
  await editor.settings.getByRole('textbox', { name: 'Text', exact: true }).fill('Mine');
  const mine = await exported(editor);
  await editor.choose('Import…');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const field = dialog.getByRole('textbox');
  for (const { make, problem } of BAD_TEXTS) {
    await test.step(String(problem), async () => {
      const text = make(SMALL_PAGE);
      await paste(field, text);
      await dialog.getByRole('button', { name: 'Import page' }).click();
      await expect(dialog.getByRole('status')).toContainText(
        'This page cannot be imported. Yours is unchanged.',
      );
      await expect(dialog.getByRole('status')).toContainText(problem);
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
  }
  await test.step('a second attempt with the same text is announced again', async () => {
    const answer = dialog.getByRole('status').locator('p').first();
    await answer.evaluate((element) => element.setAttribute('data-of', 'the first attempt'));
    await dialog.getByRole('button', { name: 'Import page' }).click();
    await expect(answer).not.toHaveAttribute('data-of');
  });
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await exported(editor)).toBe(mine);

  await test.step('the page from which they were derived is imported', async () => {
    await editor.choose('Import…');
    await paste(field, SMALL_PAGE);
    await dialog.getByRole('button', { name: 'Import page' }).click();
    await expect(editor.text('My own words')).toBeVisible();
  });
});
