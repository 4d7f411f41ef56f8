import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, type PageEditor, test } from './page-editor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ editor }) => editor.open());

/** Changes the sample, so that the page can be told apart from it. */
async function makeItMine(editor: PageEditor): Promise<void> {
  await editor.text('Built with Craft.js').click();
  await editor.settings.getByRole('textbox', { name: 'Text', exact: true }).fill('My own words');
}

/** The page's JSON, from the dialog that exports it. */
async function exported(editor: PageEditor): Promise<string> {
  await editor.choose('Export…');
  const dialog = editor.page.getByRole('dialog', { name: 'Export' });
  const json = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return json;
}

/** Puts a text into a field as readers do. To type a page of JSON takes the browser seconds. */
async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.selectText();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue(text);
}

async function importPage(editor: PageEditor, json: string): Promise<void> {
  await editor.choose('Import…');
  const dialog = editor.page.getByRole('dialog', { name: 'Import' });
  await paste(dialog.getByRole('textbox'), json);
  await dialog.getByRole('button', { name: 'Import page' }).click();
}

test('a page that was exported is imported again, and undo brings back the one before', async ({
  editor,
}) => {
  await makeItMine(editor);
  const json = await exported(editor);
  await editor.choose('Reset to the sample');
  await expect(editor.text('Built with Craft.js')).toBeVisible();
  await importPage(editor, json);
  await expect(editor.text('My own words')).toBeVisible();
  await expect(editor.page.getByRole('dialog')).toHaveCount(0);
  expect(JSON.parse(await exported(editor))).toMatchObject(JSON.parse(json));
  await editor.button('Undo').click();
  await expect(editor.text('Built with Craft.js')).toBeVisible();
});

test('the JSON is copied, and downloaded as a file', async ({ editor, page }) => {
  await editor.choose('Export…');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The JSON is in the clipboard.');
  const json = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(json)).toHaveProperty('ROOT');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('page.json');
  expect(await readFile(await download.path(), 'utf8')).toBe(json);
});

test('a page is imported from a file', async ({ editor, page }) => {
  await makeItMine(editor);
  const json = await exported(editor);
  await editor.choose('Reset to the sample');
  await editor.choose('Import…');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog
    .getByLabel('Or from a file')
    .setInputFiles({ name: 'page.json', mimeType: 'application/json', buffer: Buffer.from(json) });
  await expect(dialog.getByRole('textbox')).toHaveValue(json);
  await dialog.getByRole('button', { name: 'Import page' }).click();
  await expect(editor.text('My own words')).toBeVisible();
});

/** Texts that are no page, made of the JSON of one, and what is said about them. */
const BAD_TEXTS: readonly {
  readonly name: string;
  readonly make: (json: string) => string;
  readonly problem: string | RegExp;
}[] = [
  { name: 'nothing', make: () => ' \n', problem: 'There is no text.' },
  { name: 'words', make: () => 'Hello', problem: /^This is not JSON: / },
  { name: 'JSON without its end', make: (json) => json.slice(0, -20), problem: /^This is not JSON: / },
  { name: 'a list', make: () => '[]', problem: 'A page is an object with a Node for each id.' },
  { name: 'an empty object', make: () => '{}', problem: 'The Node “ROOT” is missing.' },
  {
    name: 'an unknown component',
    make: (json) => json.replace('"resolvedName": "Button"', '"resolvedName": "Slider"'),
    problem: /Slider/,
  },
  {
    name: 'a number for a text',
    make: (json) => json.replace('"text": "My own words"', '"text": 5'),
    problem: /“text” must be a text/,
  },
  {
    name: 'a child that is missing',
    make: (json) => json.replace(/"nodes": \[\s*"/, '"nodes": ["nobody","'),
    problem: 'Node “ROOT”: its child “nobody” is missing.',
  },
  {
    name: 'a page that contains itself',
    make: (json) => json.replace(/"nodes": \[\s*"/, '"nodes": ["ROOT","'),
    problem: 'Node “ROOT”: it is listed as a child more than once.',
  },
  { name: 'an id of JavaScript’s own', make: () => '{"ROOT":{},"__proto__":{}}', problem: /cannot be an id/ },
];

test('a text that is no page changes nothing when it is imported, and the dialog says why', async ({
  editor,
  page,
}) => {
  await makeItMine(editor);
  const mine = await exported(editor);
  await editor.choose('Import…');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  for (const { name, make, problem } of BAD_TEXTS) {
    await test.step(name, async () => {
      const text = make(mine);
      await paste(dialog.getByRole('textbox'), text);
      await dialog.getByRole('button', { name: 'Import page' }).click();
      await expect(dialog.getByRole('alert')).toContainText(
        'This page cannot be imported. Yours is unchanged.',
      );
      await expect(dialog.getByRole('listitem').filter({ hasText: problem })).not.toHaveCount(0);
      await expect(dialog.getByRole('textbox')).toHaveValue(text);
      await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    });
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await exported(editor)).toBe(mine);
});
