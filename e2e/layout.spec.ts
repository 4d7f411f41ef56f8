import type { Locator, Page } from '@playwright/test';
import { setFont } from './support/fonts.ts';
import { expect, open, test } from './support/test.ts';

// Properties of the layout that do not depend on the machine's fonts.

/** Widths of phones, tablets, laptops and large screens. */
const ALL_WIDTHS = [360, 768, 1024, 1280, 1600, 2560];

test('the landing page has one left edge, the same gap between all cells, and says what to do above the editor', async ({
  page,
}) => {
  await open(page, '/');
  for (const width of ALL_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectOneEdge(page, width);
  }
  // In units of a drawing; lines are two wide.
  const drawings = page.locator('.feature svg');
  await drawings.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      drawings.evaluateAll((all) =>
        all.map((one) => one instanceof SVGGraphicsElement && Math.round(one.getBBox().x)),
      ),
    )
    .toEqual([1, 1, 1, 1, 1, 1]);

  await test.step('it tells what to do above the editor, and keeps code and JSON to 30 rem', async () => {
    const [hint, frame] = await Promise.all(
      [page.locator('.embed-text'), page.locator('.embed-frame')].map(boxOf),
    );
    expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThanOrEqual(frame?.y ?? 0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of ['.landing .demo-stage', '.landing .demo .code > pre']) {
        expect((await boxOf(page.locator(part)))?.height, `${part} at ${width} px`).toBeLessThanOrEqual(490);
      }
    }
  });
});

test('a page of the API reference shows the details of its entries', async ({ page }) => {
  await open(page, '/docs/api/useEditor#action-move');

  await test.step('an API entry shows its type below its name, then an example and its errors, and the target of a link', async () => {
    const entry = page.locator('#action-move');
    await expect(entry).not.toHaveCSS('box-shadow', 'none');
    await expect(page.locator('#action-add')).toHaveCSS('box-shadow', 'none');
    const lines = await entry
      .locator('.api-anchor, .badge, [data-label="Type"] code, [data-label="Description"]')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top / 10)));
    const [name, badge, ...rest] = lines;
    expect(Math.abs((name ?? 0) - (badge ?? 0))).toBeLessThanOrEqual(1);
    expect(rest).toHaveLength(2);
    expect([name, ...rest]).toEqual([...new Set([name, ...rest])].toSorted((a, b) => (a ?? 0) - (b ?? 0)));

    const [example, errors] = [entry.locator('.code'), entry.locator('.api-throws').first()];
    await expect(example).toContainText('actions.move(id, parent, 0)');
    await expect(errors).toBeVisible();
    expect((await boxOf(example))?.y).toBeLessThan((await boxOf(errors))?.y ?? 0);
  });

  await test.step('code that scrolls sideways on a phone fades out there, and the ring of the focus does not', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const scrolling = page.locator('.code pre[tabindex="0"]:visible');
    await expect(scrolling.first()).toHaveCSS('mask-image', /linear-gradient\(90deg/);
    await scrolling.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(scrolling.first()).toHaveCSS('mask-image', 'none');
  });
});

test('a page begins at once: its place and its actions are on one line, above the title', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/docs/guides/save-load-state');
    const main = page.getByRole('main');
    const [place, copy, more, title] = await Promise.all(
      [
        main.getByRole('navigation', { name: 'Breadcrumbs' }),
        main.getByRole('button', { name: 'Copy page' }),
        main.getByRole('button', { name: 'More page actions' }),
        main.getByRole('heading', { level: 1 }),
      ].map(boxOf),
    );
    if (!place || !copy || !more || !title) throw new Error('A part has no box.');
    expect(copy.height).toBe(more.height);
    expect(Math.abs(copy.x + copy.width - more.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(middle(copy) - middle(place))).toBeLessThanOrEqual(2);
    expect(copy.y + copy.height).toBeLessThan(title.y);
    expect(place.height).toBeLessThan(30);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the parts of a page fit', async ({ page }) => {
    await open(page, '/docs/overview');
    await test.step('the link of a heading', async () => {
      const distances = await page.locator('.heading').evaluateAll((headings) =>
        headings.map((heading) => {
          const end = [...(heading.firstElementChild?.getClientRects() ?? [])].at(-1);
          const link = heading.querySelector('.heading-anchor')?.getBoundingClientRect();
          return link && end
            ? Math.abs(link.left - end.right) + Math.abs(link.bottom - end.bottom)
            : Infinity;
        }),
      );
      expect(distances.length).toBeGreaterThan(5);
      expect(Math.max(...distances)).toBeLessThan(16);
    });
    await test.step('the button of a picture', async () => {
      const figure = page.locator('figure.diagram').first();
      const [picture, button] = await Promise.all(
        [figure.getByRole('img'), figure.getByRole('button', { name: 'Enlarge diagram' })].map(boxOf),
      );
      expect(button?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
    });
    await test.step('the version is on one line in the navbar', async () => {
      await setFont(page, 'narrow');
      expect((await boxOf(page.locator('.version-label > span')))?.height).toBeLessThan(30);
    });
    await test.step('each row of a table of three columns is a card, and the table is still one', async () => {
      await open(page, '/docs/guides/troubleshooting');
      const table = page
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: 'Do this' }) });
      const row = table.first().getByRole('row').nth(1);
      const boxes = await Promise.all((await row.getByRole('cell').all()).map(boxOf));
      expect(boxes.length).toBeGreaterThanOrEqual(3);
      for (const [at, box] of boxes.entries()) {
        expect(box?.x).toBe(boxes[0]?.x);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        if (at > 0) expect(box?.y).toBeGreaterThan(boxes[at - 1]?.y ?? 0);
      }
      const label = await row
        .getByRole('cell')
        .nth(2)
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(label).toBe('"Do this: " / ""');
    });
    await test.step('a folded sample fades out below', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, '/docs/concepts/user-components');
      const folded = page.locator('.code[data-fold] > pre[tabindex="0"]:visible').first();
      await expect(folded).toHaveCSS('mask-image', /^linear-gradient\(rgb/);
    });
  });
});

function boxOf(part: Locator) {
  return part.boundingBox();
}

function middle({ y, height }: { readonly y: number; readonly height: number }): number {
  return y + height / 2;
}

test('samples and tables are tab stops, and tables landmarks, only while they scroll', async ({ page }) => {
  await open(page, '/docs/migrating/migrating-0.1.x');
  const choose = (form: string) => page.getByRole('tab', { name: form }).first().click();
  const expectStops = async (fewest: number) => {
    await expect.poll(() => page.evaluate(findWrongStops)).toEqual([]);
    expect(await page.evaluate(countScrolling)).toBeGreaterThanOrEqual(fewest);
  };

  await test.step('in a window that is wide enough for all samples', async () => {
    await expectStops(0);
    await expect(page.locator('.code pre[tabindex]:visible')).toHaveCount(0);
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
    await expect(page.locator('.code pre[tabindex]:visible')).toHaveCount(1);
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
      '.hero h1, .hero-facts, .embed-frame, .landing .demo, .feature:first-child, .fit, .closing > h2, .footer section:first-child h2';
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
