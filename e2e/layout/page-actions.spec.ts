import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';

function menuButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'More page actions' });
}

function item(page: Page, name: string): Locator {
  return page.getByRole('menuitem', { name });
}

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  // The button receives the focus a moment later, which scrolls to it.
  await expect(menuButton(page)).toBeFocused();
}

/** The target of a menu item, with its parameters decoded. */
async function targetOf(link: Locator): Promise<URL> {
  return new URL((await link.getAttribute('href')) ?? '', link.page().url());
}

test('the menu of a page contains its actions', async ({ page }) => {
  await open(page, PAGE);

  await test.step('opens, is navigated and closes by keyboard, and returns the focus', async () => {
    const release = await hold(page, /\/assets\/PopupMenu-/);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    release();
    await expect(item(page, 'View as Markdown')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(page, 'Report a problem')).toBeFocused();
    await closeMenu(page);
  });

  await test.step('the menu contains the actions of the page', async () => {
    await menuButton(page).click();
    await expect(page.getByRole('main').getByRole('menuitem')).toHaveText([
      'View as Markdown',
      'Open in ChatGPT',
      'Open in Claude',
      'Report a problem',
    ]);
    await expect(item(page, 'View as Markdown')).toHaveAttribute('href', `${PAGE}.md`);
  });

  await test.step('an assistant is asked about the page’s markdown, in a new tab that cannot reach this one', async () => {
    for (const [name, target] of [
      ['Open in ChatGPT', 'https://chatgpt.com/'],
      ['Open in Claude', 'https://claude.ai/new'],
    ] as const) {
      const link = item(page, name);
      const url = await targetOf(link);
      expect(`${url.origin}${url.pathname}`).toBe(target);
      const markdown = new URL(`${PAGE}.md`, page.url()).href;
      expect(url.searchParams.get('q')).toBe(`Read ${markdown} so that I can ask questions about it.`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await closeMenu(page);
  });

  await test.step('a report of a problem names the page, the section in view and the release', async () => {
    await page.evaluate(() => document.getElementById('pitfalls')?.scrollIntoView());
    const section = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
    await expect(section).toHaveAttribute('href', '#pitfalls');
    const release = await page.locator('html').getAttribute('data-release');

    // Pressed without scrolling, which would change the section in view.
    await menuButton(page).evaluate(
      (button) => button instanceof HTMLElement && button.focus({ preventScroll: true }),
    );
    await page.keyboard.press('Enter');
    const url = await targetOf(item(page, 'Report a problem'));
    expect(`${url.origin}${url.pathname}`).toBe('https://github.com/prevwong/craft.js/issues/new');
    expect(url.searchParams.get('title')).toBe('Documentation: Nodes');
    const lines = url.searchParams.get('body')?.split('\n');
    expect(lines).toContain(`Page: ${new URL(PAGE, page.url()).href}#pitfalls`);
    expect(lines).toContain(`Section: ${await section.textContent()}`);
    expect(lines).toContain(`Release of the documentation: ${release}`);
    await closeMenu(page);
  });

  await test.step('the menu is updated with each page', async () => {
    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await menuButton(page).click();
    await expect(item(page, 'View as Markdown')).toHaveAttribute('href', '/docs/overview.md');
    await closeMenu(page);
  });

  await test.step('the menu fits a narrow window', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await menuButton(page).click();
    await expect(page.getByRole('menuitem')).toHaveCount(4);
    for (const entry of await page.getByRole('menuitem').all())
      await expect(entry).toBeInViewport({ ratio: 1 });
  });
});
