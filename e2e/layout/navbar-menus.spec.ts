import { hold } from '../support/hold.ts';
import { navbar } from '../support/navbar.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';

test('the menus of the navbar open, can be navigated and close', async ({ page }) => {
  await open(page, PAGE);
  const button = navbar(page).getByRole('button', { name: 'Examples' });
  const menu = page.getByRole('menu');
  const [landing, basic] = [
    page.getByRole('menuitem', { name: 'Landing' }),
    page.getByRole('menuitem', { name: 'Basic' }),
  ];
  /** A menu that opens before the focus has returned would lose it, and close. */
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  };

  await test.step('opens by keyboard with its first item focused, also when its code loads late', async () => {
    const release = await hold(page, /\/assets\/PopupMenu-/);
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveCount(0);
    release();
    await expect(landing).toBeFocused();
  });

  await test.step('can be navigated by keyboard', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(basic).toBeFocused();
    await page.keyboard.press('Home');
    await expect(landing).toBeFocused();
    await page.keyboard.press('End');
    await expect(basic).toBeFocused();
  });

  await test.step('closes with Escape and returns the focus', async () => {
    await close();
  });

  await test.step('opens by keyboard again, now that its code is loaded', async () => {
    await page.keyboard.press('Enter');
    await expect(landing).toBeFocused();
    await close();
  });

  await test.step('opens by a click alone, the event that screen readers and voice control send', async () => {
    await button.dispatchEvent('click');
    await expect(landing).toBeFocused();
    await close();
  });

  await test.step('announces whether it is open', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('contains the two examples, and nothing else', async () => {
    const items = page.getByRole('menuitem');
    await expect(items).toHaveText(['Landing', 'Basic']);
    const targets = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/examples/landing/', '/examples/basic/']);
  });

  await test.step('closes by its button', async () => {
    await button.click();
    await expect(menu).toHaveCount(0);
  });

  await test.step('closes when the reader clicks outside it', async () => {
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(640, 500);
    await expect(menu).toHaveCount(0);
  });

  await test.step('the language menu only offers English, and announces that it is selected', async () => {
    await navbar(page).getByRole('button', { name: 'Language: English' }).click();
    const options = page.getByRole('menuitemradio');
    await expect(options).toHaveText(['English']);
    await expect(options).toBeChecked();
    await options.click();
    await expect(menu).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('leads to an example', async () => {
    await button.click();
    await basic.click();
    await page.waitForURL('**/examples/basic/');
  });
});
