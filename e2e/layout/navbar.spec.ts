import type { Locator, Page } from '@playwright/test';
import { navbar } from '../support/navbar.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';

test('the navbar leads everywhere, from wherever the reader is', async ({ page }) => {
  const brand = navbar(page).getByRole('link', { name: 'craft.js', exact: true });

  await test.step('the navbar is the first thing after the skip link that Tab reaches', async () => {
    await page.goto(address(PAGE));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(brand).toBeFocused();
    await hydrated(page);
  });

  await test.step('has the site and Documentation on the left', async () => {
    const documentation = navbar(page).getByRole('link', { name: 'Documentation' });
    await expect(brand).toHaveAttribute('href', '/');
    await expect(documentation).toHaveAttribute('href', '/docs/overview');
    expect(await middleOf(brand)).toBeLessThan(await middleOf(documentation));
    expect(await middleOf(documentation)).toBeLessThan(widthOf(page) / 2);
  });

  await test.step('has Examples, Sponsor, GitHub, search, language and colour mode on the right', async () => {
    const controls = [
      navbar(page).getByRole('button', { name: 'Examples' }),
      navbar(page).getByRole('link', { name: 'Sponsor' }),
      navbar(page).getByRole('link', { name: 'GitHub' }),
      navbar(page).getByRole('button', { name: 'Search' }),
      navbar(page).getByRole('button', { name: 'Language: English', exact: true }),
      navbar(page).getByRole('button', { name: 'Switch to dark mode' }),
    ];
    const places = await Promise.all(controls.map(middleOf));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(widthOf(page) / 2);
    await expect(controls[1] ?? page.locator('none')).toHaveAttribute('href', '/docs/sponsor');
    await expect(controls[2] ?? page.locator('none')).toHaveAttribute('href', /^https:\/\/github\.com\//);
  });

  await test.step('never hides, however the reader scrolls', async () => {
    await page.mouse.move(640, 400);
    for (const distance of [40, 400, 3000, -200, 5000, -900, 100_000, -100_000]) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, distance);
      await page.waitForFunction((y) => window.scrollY !== y, before);
      const top = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top);
      expect(top, `after ${distance} px`).toBe(0);
      await expect(navbar(page).getByRole('link', { name: 'Documentation' })).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('lets no content below it show through', async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    const bar = await page.getByRole('banner').evaluate((element) => {
      const { backgroundColor, opacity } = getComputedStyle(element);
      const top = document.elementFromPoint(innerWidth / 2, element.getBoundingClientRect().height / 2);
      return { backgroundColor, opacity, isOnTop: element.contains(top) };
    });
    expect(bar).toEqual({ backgroundColor: 'rgb(255, 255, 255)', opacity: '1', isOnTop: true });
  });

  await test.step('does not move the page when the focus moves through it', async () => {
    await page.evaluate(() => window.scrollTo(0, 1234));
    const controls = navbar(page).locator(':is(a, button):visible');
    await expect(controls).not.toHaveCount(0);
    for (const control of await controls.all()) {
      await control.evaluate((element) => {
        if (element instanceof HTMLElement) element.focus();
      });
      await expect(control).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(1234);
    }
  });
});

test('the navbar and the mobile navigation complement each other at every width', async ({ page }) => {
  await open(page, PAGE);

  await test.step('the navbar has room for all of its controls at every width', async () => {
    for (const width of [320, 360, 480, 768, 995, 996, 1280, 1600]) {
      await page.setViewportSize({ width, height: 700 });
      const boxes = await navbar(page)
        .locator(':is(a, button, .version-label):visible')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().toJSON()));
      const crowded = boxes.filter((box, index) => box.right > (boxes[index + 1]?.left ?? width));
      expect(crowded, `at ${width} px`).toEqual([]);
      expect(boxes[0]?.left, `at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  });

  await test.step('the mobile navigation takes over at 995 px', async () => {
    await page.setViewportSize({ width: 995, height: 700 });
    await expect(navbar(page).getByRole('button', { name: 'Open navigation' })).toBeVisible();
    await expect(navbar(page).getByRole('link', { name: 'Documentation' })).toBeHidden();
    await expect(navbar(page).getByRole('button', { name: 'Examples' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Docs' })).toBeHidden();
  });

  await test.step('the mobile navigation leaves the navbar alone at 996 px', async () => {
    await page.setViewportSize({ width: 996, height: 700 });
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
    await expect(navbar(page).getByRole('link', { name: 'Documentation' })).toBeVisible();
    await expect(navbar(page).getByRole('button', { name: 'Examples' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Docs' })).toBeVisible();
  });

  await test.step('the mobile navigation leaves search, language and colour mode in the navbar', async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    for (const name of ['Search', 'Language: English', 'Switch to dark mode']) {
      await expect(navbar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  });
});

function widthOf(page: Page): number {
  return page.viewportSize()?.width ?? 0;
}

/** The centre of a control, in CSS pixels from the left. */
function middleOf(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  });
}
