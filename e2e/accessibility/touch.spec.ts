import type { FrameLocator, Page } from '@playwright/test';
import { codeField, result } from '../code-editor/code-editor.ts';
import { openNavigation } from '../support/mobile-navigation.ts';
import { navbar } from '../support/navbar.ts';
import { searchFor } from '../support/search-dialog.ts';
import { isEveryPage } from '../support/sites.ts';
import { address, expect, open, test } from '../support/test.ts';
import { closeOverlay } from './overlay.ts';
import { samplePages, visit } from './pages.ts';

// WCAG 2.2, 2.5.8 (24 px, with its exceptions) is one of axe's rules, so the matrix applies it to every page. These
// tests check the site's stricter rule: 44 px (2.5.5) for primary controls.

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

/** The primary controls: those of the bar at the top and of overlays, buttons, fields, pagers, and links of lists. */
const PRIMARY = `header.navbar :is(a, button), .skip-link:focus, dialog :is(a, button, input),
  [role="menuitem"], [role="menuitemradio"], [role="option"], main :is(.button, input, .pager-link, .toc button, .doc-actions button, .code-tools button, .code-fold, .enlarge, summary, [role="tab"], .doc-feedback a), footer a`;

/** All that is pressed in an editor, except for blocks of code that are folded to a word, and what is on the edited page. */
const EDITOR =
  ':is(a, button, input, select, summary, label:has(input)):not(.code-unfold, [type="hidden"], [data-canvas] *, .stage *)';

/**
 * The size of a link in a sentence depends on the sentence, and that of a checkbox includes its label (WCAG 2.2,
 * 2.5.5).
 */
const EXCEPTIONS = 'p a, label input, .visually-hidden *';

test('a finger can hit the primary controls on a page of each type, and on overlays', async ({
  page,
  messages,
}) => {
  // By day, the two types with the most controls.
  for (const tested of samplePages.filter(({ type }) => isEveryPage || ['doc', 'landing'].includes(type))) {
    await test.step(`a finger can hit the primary controls on ${tested.path}`, async () => {
      await visit(page, tested, messages);
      await page.locator('.skip-link').focus();
      expect(await tooSmall(page)).toEqual([]);
    });
  }

  await test.step('a finger can hit the primary controls on overlays', async () => {
    // It would cover the bar.
    await page.locator('.skip-link').blur();
    await openNavigation(page);
    expect.soft(await tooSmall(page)).toEqual([]);
    await closeOverlay(page);

    await navbar(page)
      .getByRole('button', { name: /^Language/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect.soft(await tooSmall(page)).toEqual([]);
    await closeOverlay(page);

    await searchFor(page, 'node');
    expect.soft(await tooSmall(page)).toEqual([]);
  });
});

test('a finger can hit every control of the editors and of a demo', async ({ page }) => {
  await test.step('in the playground', async () => {
    await page.goto(address('/playground/?start=undo-steps'));
    await expect(result(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    expect.soft(await tooSmall(page, EDITOR)).toEqual([]);
    expect.soft(await tooSmall(result(page), `${EDITOR}, .text`)).toEqual([]);
  });

  await test.step('in the editor of a challenge', async () => {
    await open(page, '/docs/concepts/nodes');
    const figure = page.locator('figure.challenge').first();
    await figure.getByRole('button', { name: 'Edit code' }).click();
    await expect(codeField(figure)).toBeFocused();
    expect.soft(await tooSmall(page, `.challenge ${EDITOR}`)).toEqual([]);
  });

  await test.step('in the basic example', async () => {
    await page.goto(address('/examples/basic/'));
    await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible();
    expect.soft(await tooSmall(page, EDITOR)).toEqual([]);
  });

  for (const width of [320, 1100]) {
    await test.step(`in the landing editor, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address('/examples/landing/'));
      await page.getByText('This page is waiting').first().click();
      if (width === 320) await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
      expect.soft(await tooSmall(page, EDITOR)).toEqual([]);
    });
  }
});

test('Safari on phones zooms into no field of the site, an editor or a demo: the text of each has 16 pixels', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(address('/playground/'));
  await expect(page.getByRole('textbox', { name: 'Code editor' })).toHaveCSS('font-size', '16px');
  await expect(page.getByRole('combobox', { name: 'Start with' })).toHaveCSS('font-size', '16px');
  await page.goto(address('/examples/landing/'));
  await page.getByText('This page is waiting').first().click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveCSS('font-size', '16px');
  await open(page, '/search');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCSS('font-size', '16px');
  await open(page, '/docs/guides/save-load-state');
  const line = page.getByRole('textbox', { name: 'Line' }).first();
  await page.locator('[data-demo="save-and-load"]').scrollIntoViewIfNeeded();
  await expect(line).toHaveCSS('font-size', '16px');
});

/** Returns the controls on the page, by default the primary ones, that are smaller than 44 by 44 pixels. */
async function tooSmall(page: Page | FrameLocator, selector = PRIMARY): Promise<readonly string[]> {
  const controls = page.locator(selector);
  expect(await controls.count()).toBeGreaterThan(0);
  return controls.evaluateAll((elements, exceptions) => {
    return elements
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(exceptions),
      )
      .map((element) => ({ element, size: element.getBoundingClientRect() }))
      .filter(({ size }) => Math.round(size.width) < 44 || Math.round(size.height) < 44)
      .map(({ element, size }) => `${size.width} by ${size.height}: ${element.outerHTML.slice(0, 100)}`);
  }, EXCEPTIONS);
}
