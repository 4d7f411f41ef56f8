import type { Locator, Page } from '@playwright/test';
import { address, expect, open, test } from '../support/test.ts';

const PAGE = '/docs/guides/basic-tutorial';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 800 } });

const tabs = (page: Page): Locator => page.getByRole('tablist', { name: 'Files of step 3' });
const block = (page: Page): Locator => page.locator('.step', { has: tabs(page) });
function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the files of a step are tabs', async ({ page }) => {
  await open(page, PAGE);
  const file = (name: string) => block(page).getByRole('figure', { name, exact: true });
  const tab = (name: string) => tabs(page).getByRole('tab', { name, exact: true });

  await test.step('each says whether its file is new or changes', async () => {
    for (const name of ['Button.tsx (new)', 'Card.tsx (new)', 'start-page.tsx (changed)'])
      await expect(tab(name)).toBeVisible();
  });

  await test.step('one file is shown, which a press or an arrow key chooses', async () => {
    await expect(tab('Button.tsx (new)')).toHaveAttribute('aria-selected', 'true');
    await tab('Card.tsx (new)').click();
    await expect(file('src/components/Card.tsx')).toBeVisible();
    await expect(file('src/components/Button.tsx')).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(tab('resolver.ts (changed)')).toBeFocused();
    await expect(file('src/editor/resolver.ts').getByLabel('Changes')).toBeVisible();
    await expect(file('src/components/Card.tsx')).toBeHidden();
    await page.keyboard.press('End');
    await expect(tab('start-page.tsx (changed)')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(block(page).getByRole('button', { name: 'Copy all files' })).toBeFocused();
  });

  await test.step('a button of each copies the file, and one of the step all of them', async () => {
    await tab('Card.tsx (new)').click();
    await block(page).getByRole('button', { name: 'Copy file' }).click();
    await expect(block(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    const card = await clipboard(page);
    expect(card).toMatch(/^import type \{ UserComponent \}/);

    await block(page).getByRole('button', { name: 'Copy all files' }).click();
    await expect.poll(() => clipboard(page)).toContain(`/* src/components/Card.tsx */\n\n${card}\n\n/* src/`);
    expect((await clipboard(page)).match(/^\/\* src\/.* \*\/$/gm)).toHaveLength(4);
    expect(await clipboard(page)).toContain('/* src/editor/resolver.ts */\n\nimport { Button } from');
    await expect(block(page).getByRole('button', { name: 'Copy all files' })).toBeVisible();
  });
});

test('text in the file of another tab is found, and a link to it shows the file', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, PAGE);
  const file = block(page).locator('.files > figure').last();
  await expect(file).toBeHidden();
  // What the browser's own search goes through, as opposed to what is not displayed.
  await expect(file).toHaveCSS('content-visibility', 'hidden');
  await file
    .locator('code')
    .first()
    .evaluate((code) => code.setAttribute('id', 'found'));

  await test.step('by the browser itself', async () => {
    await page.evaluate(() => window.location.assign('#found'));
    await expect(file).toBeVisible();
    await expect(file.locator('#found')).toBeInViewport();
    await expect(tabs(page).getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
    await expect(block(page).locator('.files > figure:visible')).toHaveCount(1);
  });

  await test.step('on paper all files are shown', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const each of await block(page).locator('.files > figure').all()) await expect(each).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all files of a step are shown, one below the other', async ({ page }) => {
    await page.goto(address(PAGE));
    const files = page.locator('.files').nth(2).locator('figure.code');
    expect(await files.count()).toBeGreaterThan(3);
    for (const file of await files.all()) await expect(file).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
