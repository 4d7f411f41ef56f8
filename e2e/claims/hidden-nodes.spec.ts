import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { bundleSample } from './bundle-sample.ts';

// Tests a claim of docs/guides/event-handlers#hidden-nodes.

/** Code that renders the editor as the title of the document says: which texts are before the hidden one, and the remedy. */
const CODE = `
  import { HiddenNodes } from 'SAMPLE';
  import { renderEditor } from 'EDITOR';
  const [hiddenAfter, remedy] = document.title.split(' ');
  renderEditor(remedy && <HiddenNodes />, { hiddenAfter: Number(hiddenAfter) });
`;

/** The layouts of a container, and where a drop lands in front of a text and behind it, as parts of its size. */
const LAYOUTS = {
  row: { style: 'display: flex', before: [0.1, 0.5], after: [0.9, 0.5] },
  column: { style: '', before: [0.5, 0.1], after: [0.5, 0.9] },
  grid: {
    style: 'display: grid; grid-template-columns: 1fr 1fr',
    before: [0.1, 0.5],
    after: [0.9, 0.5],
  },
} as const;

async function openEditor(page: Page, title: string, style: string): Promise<void> {
  await page.setContent(`<!doctype html><title>${title}</title><style>#page { ${style} }</style>`);
  await page.addScriptTag({ content: script, type: 'module' });
  await expect(page.locator('#A')).toHaveAttribute('draggable', 'true');
  await expect(page.locator('p')).toHaveText(['A', 'B', 'C']);
}

async function drop(page: Page, text: string, on: string, [x, y]: readonly [number, number]): Promise<void> {
  const box = await page.locator(on).boundingBox();
  if (box === null) throw new Error(`There is no text ${on}.`);
  const targetPosition = { x: box.width * x, y: box.height * y };
  await page.locator(text).dragTo(page.locator(on), { targetPosition });
}

let script = '';
test.beforeAll(async () => {
  script = await bundleSample('docs/guides/event-handlers', 'HiddenNodes.tsx', CODE);
});

for (const [layout, { style, before, after }] of Object.entries(LAYOUTS)) {
  const tag = layout === 'row' ? [] : ['@night'];
  test(`in a ${layout}, drops land where users aim, wherever a Node is hidden from the start`, {
    tag,
  }, async ({ page }) => {
    for (const hiddenAfter of [0, 1, 2, 3]) {
      await test.step(`the hidden Node is behind ${hiddenAfter} texts`, async () => {
        await openEditor(page, `${hiddenAfter} remedy`, style);
        await drop(page, '#A', '#C', after);
        await expect(page.locator('p')).toHaveText(['B', 'C', 'A']);
        await drop(page, '#A', '#B', before);
        await expect(page.locator('p')).toHaveText(['A', 'B', 'C']);
        await drop(page, '#A', '#C', before);
        await expect(page.locator('p')).toHaveText(['B', 'A', 'C']);
      });
    }
    await test.step('without HiddenNodes a drop behind it lands one place too early', async () => {
      await openEditor(page, '0', style);
      await drop(page, '#A', '#C', after);
      await expect(page.locator('p')).toHaveText(['B', 'A', 'C']);
    });
  });
}
