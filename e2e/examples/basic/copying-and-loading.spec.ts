import { expect, test } from '../../support/test.ts';
import {
  button,
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
