import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

// Properties of the layout that do not depend on the machine's fonts.

/** Widths of phones, tablets, laptops and large screens. */
const ALL_WIDTHS = [360, 768, 1024, 1280, 1600, 2560];

test('the landing page has one left edge, and the same gap between all cells', async ({ page }) => {
  await open(page, '/');
  for (const width of ALL_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectOneEdge(page, width);
  }
});

test('a page of the API reference shows the details of its entries', async ({ page }) => {
  await open(page, '/docs/api/useEditor#action-move');

  await test.step('an API entry shows its type below its name, its errors on request or in print, and the target of a link', async () => {
    const entry = page.locator('#action-move');
    await expect(entry).not.toHaveCSS('box-shadow', 'none');
    await expect(page.locator('#action-add')).toHaveCSS('box-shadow', 'none');
    const lines = await entry
      .locator('.api-anchor, .badge, .type-part, [data-label="Description"]')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top / 10)));
    const [name, badge, ...rest] = lines;
    expect(Math.abs((name ?? 0) - (badge ?? 0))).toBeLessThanOrEqual(1);
    expect(rest.length).toBeGreaterThan(3);
    expect([name, ...rest]).toEqual([...new Set([name, ...rest])].toSorted((a, b) => (a ?? 0) - (b ?? 0)));

    const errors = entry.locator('.api-throws p').first();
    await expect(errors).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    expect((await errors.boundingBox())?.height).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'screen' });
    await entry.getByText('Throws', { exact: true }).click();
    await expect(errors).toBeVisible();
  });

  await test.step('code that scrolls sideways on a phone shows it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const shadows = await page
      .locator('.code pre')
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => block.checkVisibility() && block.scrollWidth > block.clientWidth)
          .map((block) => getComputedStyle(block).backgroundAttachment),
      );
    expect(shadows.length).toBeGreaterThan(0);
    expect(new Set(shadows)).toEqual(new Set(['local, local, scroll, scroll']));
  });
});

test('samples and tables are tab stops, and tables landmarks, only while they scroll', async ({ page }) => {
  await open(page, '/docs/migrating/migrating-0.1.x');
  const choose = (form: string) => page.getByRole('tab', { name: form }).first().click();
  const expectStops = async (fewest: number) => {
    await expect.poll(() => page.evaluate(findWrongStops)).toEqual([]);
    expect(await page.evaluate(countScrolling)).toBeGreaterThanOrEqual(fewest);
  };

  await test.step('in a window that is wide enough for all samples', async () => {
    await expectStops(0);
    await expect(page.locator('.code pre[tabindex]')).toHaveCount(0);
  });
  await test.step('in a narrow window, in each form of the samples', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectStops(5);
    await choose('JavaScript');
    await expectStops(5);
    await choose('TypeScript');
    await expectStops(5);
  });
  await test.step('a sample with the focus keeps it when the window becomes wider', async () => {
    const sample = page.locator('.code pre[tabindex="0"]').first();
    await sample.focus();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.locator('.code pre[tabindex]')).toHaveCount(1);
    await expect(sample).toBeFocused();
  });
});

/** Runs in the page. */
function countScrolling(): number {
  const parts = [...document.querySelectorAll('.code pre, .table-scroll')];
  return parts.filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth).length;
}

/** Runs in the page. Returns the samples and tables whose place in the tab order or role is wrong. */
function findWrongStops(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.code pre, .table-scroll')]
    .filter((part) => {
      const scrolls = part.scrollWidth > part.clientWidth;
      const isLandmark = part.getAttribute('role') === 'region';
      const mayBeLandmark = part.matches('.table-scroll');
      return (
        part.checkVisibility() &&
        ((part.tabIndex === 0) !== scrolls || isLandmark !== (scrolls && mayBeLandmark))
      );
    })
    .map((part) => part.outerHTML.slice(0, 80));
}

async function expectOneEdge(page: Page, width: number): Promise<void> {
  const { edges, gaps } = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const cells = boxes('.feature');
    const beside = cells.flatMap((box, index) => {
      const next = cells[index + 1];
      return next !== undefined && next.top === box.top ? [Math.round(next.left - box.right)] : [];
    });
    const left =
      '.hero h1, .hero-facts, .embed-frame, .landing .demo, .feature:first-child, .unfit, .closing, .footer section:first-child h2';
    return { edges: boxes(left).map((box) => Math.round(box.left)), gaps: beside };
  });
  const [edge] = edges;
  expect
    .soft(
      edges.filter((left) => left !== edge),
      `at ${width} px`,
    )
    .toHaveLength(0);
  expect.soft(new Set(gaps).size, `gaps at ${width} px: ${gaps.join(', ')}`).toBeLessThanOrEqual(1);
}
