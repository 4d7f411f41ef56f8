import { clickBeside } from '../support/dialogs.ts';
import { dialogOf, openButton, openNavigation } from '../support/mobile-navigation.ts';
import { navbar } from '../support/navbar.ts';
import { expect, moving, open, test } from '../support/test.ts';

test.use(moving);

const PAGE = '/docs/concepts/nodes';
const WINDOW = { width: 995, height: 700 };

test.use({ viewport: WINDOW });

test('the mobile navigation leads into the documentation, contains its sidebar there, and back closes it', async ({
  page,
}) => {
  await open(page, '/');
  const dialog = await openNavigation(page);

  await test.step('it contains the main links, those of menus included', async () => {
    await expect(dialog.getByRole('link')).toHaveText([
      'Documentation',
      'Landing',
      'Basic',
      'Sponsor',
      'GitHub',
    ]);
    await expect(dialog.getByRole('list', { name: 'Examples' }).getByRole('link')).toHaveText([
      'Landing',
      'Basic',
    ]);
  });

  await test.step('it contains no sidebar outside the documentation', async () => {
    await expect(dialog.getByRole('navigation', { name: 'Docs' })).toHaveCount(0);
  });

  await test.step('Tab reaches all of it and nothing else', async () => {
    const reached: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(['', 'Documentation', 'Landing', 'Basic', 'Sponsor', 'GitHub']);
    await expect(dialog.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  });

  await test.step('it closes when the reader goes back', async () => {
    await dialog.getByRole('link', { name: 'Documentation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await openNavigation(page);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  await test.step('the mobile navigation of the documentation contains the sidebar', async () => {
    await open(page, '/docs/additional/layers');
    const dialog = await openNavigation(page);

    await test.step('with the current page marked and in view', async () => {
      const sidebar = dialog.getByRole('navigation', { name: 'Docs' });
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['Layers']);
      await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Close navigation' })).toBeInViewport({ ratio: 1 });
    });

    await test.step('with categories as the reader left them', async () => {
      const guides = dialog.getByRole('button', { name: 'Guides' });
      await guides.click();
      await expect(guides).toHaveAttribute('aria-expanded', 'false');
      await dialog.getByRole('link', { name: 'User Components' }).click();
      await expect(dialog).toHaveCount(0);
      await openNavigation(page);
      await expect(guides).toHaveAttribute('aria-expanded', 'false');
    });
  });
});

test('the mobile navigation is a modal dialog, closes when the reader is done with it, and opens again', async ({
  page,
}) => {
  await open(page, PAGE);

  await test.step('its button announces that it opens a dialog, and whether the dialog is open', async () => {
    await expect(openButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
    await openNavigation(page);
    await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  const dialog = dialogOf(page);
  const close = dialog.getByRole('button', { name: 'Close navigation' });

  await test.step('the focus moves into it, and no landmark has the name of another', async () => {
    await expect(close).toBeFocused();
    for (const name of ['Main', 'Docs']) {
      expect(await page.getByRole('navigation', { name }).count()).toBeLessThan(2);
    }
  });

  await test.step('the page behind it is out of reach', async () => {
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await expect(dialog.getByRole('link').first()).toBeVisible();
  });

  await test.step('Tab cycles in it, backwards', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('link').last()).toBeFocused();
  });

  await test.step('Tab cycles in it, forwards', async () => {
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
  });

  await test.step('it closes with its button, and the focus returns', async () => {
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  });

  await test.step('with a click on the backdrop', async () => {
    await clickBeside(await openNavigation(page), 900, 400);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  await test.step('not with a click beside a link inside it', async () => {
    await openNavigation(page);
    await dialog.getByRole('heading', { name: 'Navigation' }).click();
    await page.keyboard.press('ArrowDown');
    await expect(dialog).toBeVisible();
  });

  await test.step('with Escape, and the focus returns', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  });

  await test.step('when a link leads to the current page', async () => {
    await openNavigation(page);
    await dialog.getByRole('link', { name: 'Nodes', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  await test.step('when a link leads to another page, whose heading gets the focus', async () => {
    await openNavigation(page);
    await dialog.getByRole('link', { name: 'User Components' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'User Components' })).toBeFocused();
  });
});

test('the mobile navigation closes when the window has room for the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await open(page, PAGE);
  const dialog = await openNavigation(page);

  await test.step('not when the window changes and stays narrow', async () => {
    await page.setViewportSize({ width: 700, height: 360 });
    await page.setViewportSize({ width: 995, height: 360 });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  });

  await test.step('when the window grows to 996 px', async () => {
    await page.setViewportSize(WINDOW);
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 996, height: 700 });
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Docs' })).toBeVisible();
    await expect(navbar(page).getByRole('link', { name: 'craft.js' })).toBeFocused();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });
});
