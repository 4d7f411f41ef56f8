import type { Page } from '@playwright/test';
import { cutOffTexts, sideways } from '../support/fitting.ts';
import { expect, test } from '../support/test.ts';
import { movements } from './movements.ts';
import { allPages, visit } from './pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a reader may demand of text without losing any of it (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const tested of allPages) {
  test(`${tested.path} keeps its outline, fits small windows, takes wide text and stands still`, async ({
    page,
    messages,
  }) => {
    await visit(page, tested, messages);

    await test.step('the language is told, and headings are in order', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const levels = await headingLevels(page);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
      expect(jumps).toEqual([]);
    });

    await test.step('nothing moves for those who do not want it', async () => {
      expect(await movements(page)).toEqual([]);
    });

    // 1280 by 1024 pixels at 400 % (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await test.step('at 400 % nothing scrolls sideways but what has a name and takes the focus', async () => {
      expect.soft(await sideways(page)).toEqual([]);
      expect.soft(await namelessScrollers(page)).toEqual([]);
      expect.soft(await stickyShare(page)).toBeLessThan(0.3);
    });

    await page.addStyleTag({ content: TEXT_SPACING });
    for (const width of [320, 1280]) {
      await test.step(`at ${width} px wide text is lost nowhere`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sideways(page)).toEqual([]);
        expect.soft(await cutOffTexts(page)).toEqual([]);
      });
    }
  });
}

function headingLevels(page: Page): Promise<readonly number[]> {
  return page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName.slice(1))),
    );
}

/** What can be scrolled sideways although keyboards do not get there, or although it does not say what it is. */
function namelessScrollers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      })
      .filter((element) => {
        const stops = [element, ...element.querySelectorAll('*')];
        const takesFocus = stops.some((stop) => stop instanceof HTMLElement && stop.tabIndex >= 0);
        const hasName = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
        return !(takesFocus && hasName && element.matches('[role], section, nav'));
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** How much of the window's height the bar takes that stays at the top. */
function stickyShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('header')].filter((bar) =>
      /sticky|fixed/.test(getComputedStyle(bar).position),
    );
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / window.innerHeight;
  });
}
