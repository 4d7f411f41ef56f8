import type { Page } from '@playwright/test';
import { everyMode, show, showMode } from './accessibility/appearances.ts';
import { weakLooks } from './accessibility/looks.ts';
import { movements } from './accessibility/movements.ts';
import { allPages, examples, samplePages, visit } from './accessibility/pages.ts';
import { findBarriers, flattenCode } from './support/axe.ts';
import { columns, crowding, cutOffTexts, sideways } from './support/fitting.ts';
import { watchSentArticle } from './support/sent-article.ts';
import { isDocPath, richestDocPath, sitePaths } from './support/site-pages.ts';
import { isEveryPage } from './support/sites.ts';
import { addStyles, expect, test } from './support/test.ts';

// No element is halfway between two colours during a check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Continues after a failure, like `expect.soft`. */
const softly = expect.configure({ soft: true });

/**
 * 320 px corresponds to a 1280 px window at 400 % zoom (WCAG 1.4.10). The navbar and the table of contents collapse below
 * 996 px; from 1280 px on, all code fits.
 */
const NARROWEST = [320, 360, 768, 996, 1199, 1280];

/** Includes the widest window of each layout. At night, these widths test the columns, which depend on the page's type. */
const WIDTHS = [320, 360, 768, 995, 996, 1199, 1200, 1279, 1280, 1600, 2560];

/** The first width with the sidebar and the table of contents. */
const SIDEBAR = 996;

/** From this width on, text is as wide as in any larger window. */
const WIDEST_TEXT = 1199;

/** The first width at which no code scrolls sideways. */
const CODE_FITS = 1280;

/** The height of the longest documentation page at {@link CODE_FITS}, before readers unfold anything. */
const MAX_HEIGHT = 17_500;

const NARROW_AND_WIDE = [320, 1280];

/** The text spacing that a reader may set without losing any text (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * By day one page of each template: of the documentation the one with the most kinds of elements. At night every page,
 * and the examples, whose own tests look for barriers by day.
 */
const lookedAt = isEveryPage
  ? allPages
  : allPages.filter((page) =>
      page.type === 'doc' ? page.path === richestDocPath : samplePages.includes(page),
    );

// Properties of a page are checked in one visit: loading a page takes longer than most of the checks.
for (const [turn, tested] of lookedAt.entries()) {
  const { path } = tested;
  const isOfSite = sitePaths.includes(path);
  const isSample = samplePages.includes(tested);
  const isExample = examples.includes(tested);

  test(`${path} keeps its prerendered text, fits every window and has no barrier`, async ({
    page,
    messages,
  }) => {
    // Axe checks every element; on the longest pages that takes a busy machine a minute.
    test.setTimeout(300_000);
    const expectSentArticle = await watchSentArticle(page);
    await visit(page, tested, messages);

    if (isOfSite) {
      await test.step('it hydrates without a second copy of its text', async () => {
        await expectSentArticle(path);
      });
    }
    await test.step('nothing moves for readers who prefer reduced motion', async () => {
      expect(await movements(page)).toEqual([]);
    });

    await test.step('it never scrolls sideways, cuts no text, lets no controls overlap, has one text width, and shows its code completely where there is room', async () => {
      const texts = new Set<number>();
      for (const width of isEveryPage && (isSample || isExample) ? WIDTHS : NARROWEST) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sideways(page), `at ${width} px`).toEqual([]);
        expect.soft(await crowding(page), `at ${width} px`).toEqual({ cut: [], overlapping: [] });
        if (!isDocPath(path) || width < SIDEBAR) continue;
        const { text, wideCode, overlaps } = await columns(page);
        if (width >= WIDEST_TEXT) texts.add(text);
        expect.soft(overlaps, `at ${width} px`).toEqual([]);
        if (width >= CODE_FITS) expect.soft(wideCode, `at ${width} px`).toEqual([]);
      }
      expect.soft(texts.size, `the widths of the text: ${[...texts].join(', ')}`).toBeLessThanOrEqual(1);
    });

    if (isDocPath(path)) {
      await test.step('the page is not too long to scroll through', async () => {
        await page.setViewportSize({ width: CODE_FITS, height: 800 });
        await addStyles(page, '[data-article] * { content-visibility: visible !important }');
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollHeight))
          .toBeLessThan(MAX_HEIGHT);
      });
    }

    await test.step('everything stands out from its background, in both modes', async () => {
      for (const mode of ['light', 'dark'] as const) {
        await showMode(page, mode);
        expect.soft(await weakLooks(page), mode).toEqual([]);
      }
    });

    await test.step('axe finds no barrier', async () => {
      const barriers = isSample
        ? await barriersInEveryMode(page, samplePages.indexOf(tested))
        : await barriersAtBothWidths(page, (index) => isExample || (turn + index) % 2 === 0);
      expect.soft(barriers).toEqual([]);
    });

    // 1280 by 1024 pixels at 400 % (WCAG 2.2, 1.4.10).
    await test.step('at 400 % nothing scrolls sideways unless it has a name and is focusable', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      // The example editor fits its page into the window after the next frame.
      await softly.poll(() => namelessScrollers(page)).toEqual([]);
      expect.soft(await stickyShare(page)).toBeLessThan(0.3);
    });

    await test.step('wider text is never cut off', async () => {
      await addStyles(page, TEXT_SPACING);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sideways(page), `at ${width} px`).toEqual([]);
        expect.soft(await cutOffTexts(page), `at ${width} px`).toEqual([]);
      }
    });
  });
}

/**
 * The violations that axe finds on one page of each type, the contrast of text included: at night, and in a mode that
 * changes with the type, because most of axe's time is spent on it, and `weakLooks` measures it in all of them.
 */
async function barriersInEveryMode(page: Page, turn: number): Promise<readonly string[]> {
  const barriers: string[] = [];
  // Axe takes the lines that a fold cuts off for text upon what is below the sample.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.code-fold')) button.click();
  });
  for (const [index, look] of everyMode(turn).entries()) {
    await show(page, look);
    const found = await findBarriers(page.mainFrame(), { contrast: isEveryPage && index === turn % 3 });
    barriers.push(...found.map((barrier) => `${look.mode}, ${look.width} px: ${barrier}`));
  }
  await showMode(page, 'light');
  return barriers;
}

/**
 * The violations that axe finds in one mode. Only contrast depends on the mode, and `weakLooks` measures it in a tenth
 * of the time. Sizes and scrolling depend on the width. The rules about markup are applied if `asksAll` is set: pages
 * of one type take turns, and an example, the only page of its type, is checked fully at both widths.
 */
async function barriersAtBothWidths(
  page: Page,
  asksAll: (index: number) => boolean,
): Promise<readonly string[]> {
  await showMode(page, 'light');
  await flattenCode(page);
  const barriers: string[] = [];
  for (const [index, width] of NARROW_AND_WIDE.entries()) {
    await page.setViewportSize({ width, height: 800 });
    const look = { contrast: false, geometryOnly: !asksAll(index) };
    const found = await findBarriers(page.mainFrame(), look);
    barriers.push(...found.map((barrier) => `${width} px: ${barrier}`));
  }
  return barriers;
}

/** Scrollable elements that keyboards cannot reach, or that have no name. */
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

/** Returns the fraction of the window's height that the sticky bar at the top covers. */
function stickyShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('header')].filter((bar) =>
      /sticky|fixed/.test(getComputedStyle(bar).position),
    );
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / window.innerHeight;
  });
}
