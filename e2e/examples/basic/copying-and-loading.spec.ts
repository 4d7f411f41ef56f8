import { expect, test } from '../../support/test.ts';
import {
  button,
  compress,
  copied,
  decompress,
  load,
  makeItMine,
  openExample,
  stage,
  startAgain,
  text,
  toolboxEntry,
  words,
} from './basic-editor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a page is copied, and loaded again', async ({ page, context }) => {
  await openExample(page);

  await test.step('copies far less than the page’s JSON', async () => {
    const packed = await copied(page);
    expect(packed).toMatch(/^[\w+/]+=*$/);
    const json = decompress(packed);
    expect(JSON.parse(json)).toHaveProperty('ROOT');
    expect(packed.length).toBeLessThan(json.length / 2);
  });

  await test.step('restores a copied page, and can be undone', async () => {
    await makeItMine(page);
    const mine = await words(page);
    const packed = await copied(page);
    await button(page, 'Start over').click();
    await expect(text(page, 'Welcome')).toBeVisible();
    await load(page, packed);
    // The dialog has a status too.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('status')).toHaveText('Loaded');
    expect(await words(page)).toBe(mine);
    await toolboxEntry(page, 'Text').dragTo(stage(page).locator('.card-top'));
    await expect(stage(page).locator('.card-top .text')).toHaveCount(3);
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    await expect(text(page, 'Welcome')).toBeVisible();
  });

  await startAgain(page);
  await test.step('accepts plain JSON too', async () => {
    await makeItMine(page);
    const json = decompress(await copied(page));
    await button(page, 'Start over').click();
    await load(page, `\n${json}\n`);
    await expect(text(page, 'My own words')).toBeVisible();
  });

  await test.step('reports that the browser does not let it copy', async () => {
    await context.clearPermissions();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await button(page, 'Copy current state').click();
    await expect(page.getByRole('status')).toHaveText('The browser did not allow copying');
  });
});

const NO_PAGE = 'This text is not a page. Paste a copied page, or its JSON.';

/** Texts that are not pages, made from the JSON of a page, each with its error message. */
const BAD_TEXTS = [
  { make: (json: string) => compress(json).slice(0, 200), answer: NO_PAGE },
  {
    make: (json: string) => json.replace('"text":"Click me"', '"text":{"a":1}'),
    answer: /^Part \S+ has a bad value: text\.$/,
  },
] as const;

// The other editor, by day: `landing/json.spec.ts`.
test('an invalid text changes nothing when it is loaded, and the dialog says why', { tag: '@night' }, async ({
  page,
}) => {
  await openExample(page);
  await makeItMine(page);
  const mine = await copied(page);
  const json = decompress(mine);
  const dialog = page.getByRole('dialog', { name: 'Load a page' });
  for (const { make, answer } of BAD_TEXTS) {
    await test.step(String(answer), async () => {
      const pasted = make(json);
      await load(page, pasted);
      await expect(dialog.getByRole('status')).toHaveText(answer);
      await expect(dialog.getByRole('textbox')).toHaveValue(pasted);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });
  }
  expect(await copied(page)).toBe(mine);
  await expect(text(page, 'My own words')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(text(page, 'Welcome')).toBeVisible();
});
