import { clickBeside } from '../support/dialogs.ts';
import { dialogOf, openButton, openNavigation } from '../support/mobile-navigation.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';

test.use({ viewport: { width: 995, height: 700 } });

test.describe('the mobile navigation holds', () => {
  test('the main links, those of menus included', async ({ page }) => {
    await open(page, '/');
    const dialog = await openNavigation(page);
    const main = dialog.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText([
      'Documentation',
      'Landing',
      'Basic',
      'Playground',
      'Sponsor',
      'GitHub',
    ]);
    await expect(main.getByRole('list', { name: 'Examples' }).getByRole('link')).toHaveText([
      'Landing',
      'Basic',
      'Playground',
    ]);
  });

  test('no sidebar outside the documentation', async ({ page }) => {
    await open(page, '/');
    const dialog = await openNavigation(page);
    await expect(dialog.getByRole('navigation', { name: 'Docs' })).toHaveCount(0);
  });

  test('the sidebar in the documentation, with the current page marked and in view', async ({ page }) => {
    await open(page, '/docs/additional/layers');
    const dialog = await openNavigation(page);
    const sidebar = dialog.getByRole('navigation', { name: 'Docs' });
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['Layers']);
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close navigation' })).toBeInViewport({ ratio: 1 });
  });

  test('categories as the reader left them', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    const guides = dialog.getByRole('button', { name: 'Guides' });
    await guides.click();
    await expect(guides).toHaveAttribute('aria-expanded', 'false');
    await dialog.getByRole('link', { name: 'User Components' }).click();
    await expect(dialog).toHaveCount(0);
    await openNavigation(page);
    await expect(guides).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the mobile navigation is a modal dialog:', () => {
  test('the page behind it is out of reach', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await expect(page.getByRole('main')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(dialog.getByRole('link').first()).toBeVisible();
  });

  test('its button tells that it opens a dialog, and whether it is open', async ({ page }) => {
    await open(page, PAGE);
    await expect(openButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
    await openNavigation(page);
    await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('the focus goes into it', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await expect(dialog.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  });

  test('Tab goes round in it, forwards', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await dialog.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  });

  test('Tab goes round in it, backwards', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await dialog.getByRole('button', { name: 'Close navigation' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('link').last()).toBeFocused();
  });

  test('Tab reaches all of it and nothing else', async ({ page }) => {
    await open(page, '/');
    const dialog = await openNavigation(page);
    const reached: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(['', 'Documentation', 'Landing', 'Basic', 'Playground', 'Sponsor', 'GitHub']);
    await expect(dialog.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  });
});

test.describe('the mobile navigation closes', () => {
  test('with its button, and the focus goes back', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await dialog.getByRole('button', { name: 'Close navigation' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  });

  test('with Escape, and the focus goes back', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  });

  test('with a click on the backdrop', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await clickBeside(dialog, 900, 400);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  test('not with a click beside a link inside it', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await dialog.getByRole('heading', { name: 'Navigation' }).click();
    await page.keyboard.press('ArrowDown');
    await expect(dialog).toBeVisible();
  });

  test('when a link leads to another page, whose heading gets the focus', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await dialog.getByRole('link', { name: 'User Components' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'User Components' })).toBeFocused();
  });

  test('when a link leads to the page that is shown', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await dialog.getByRole('link', { name: 'Nodes', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  test('when the reader goes back', async ({ page }) => {
    await open(page, '/');
    await openNavigation(page);
    await dialogOf(page).getByRole('link', { name: 'Documentation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await openNavigation(page);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('when the window grows to 996 px', async ({ page }) => {
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await page.setViewportSize({ width: 996, height: 700 });
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Docs' })).toBeVisible();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('not when the window changes and stays narrow', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await open(page, PAGE);
    const dialog = await openNavigation(page);
    await page.setViewportSize({ width: 700, height: 360 });
    await page.setViewportSize({ width: 995, height: 360 });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  });

  test('and opens again', async ({ page }) => {
    await open(page, PAGE);
    for (let count = 0; count < 3; count += 1) {
      await openNavigation(page);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
  });
});
