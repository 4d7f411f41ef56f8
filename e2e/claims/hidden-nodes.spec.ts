import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { bundleSample } from './bundle-sample.ts';

// Tests a claim of docs/guides/event-handlers#hidden-nodes.

/** Code that renders the editor, with the component of the page inside it if the document has the title for it. */
const CODE = `
  import { HiddenNodes } from 'SAMPLE';
  import { renderEditor } from 'EDITOR';
  renderEditor(document.title === 'With HiddenNodes' && <HiddenNodes />, { hasHidden: true });
`;

async function openEditor(page: Page, title: string, script: string): Promise<void> {
  await page.setContent(`<!doctype html><title>${title}</title>`);
  await page.addScriptTag({ content: script, type: 'module' });
  await expect(page.locator('#A')).toHaveAttribute('draggable', 'true');
  await expect(page.locator('p')).toHaveText(['A', 'B', 'C']);
}

/** Drags the text A below the text C, where the list ends. */
async function dragToTheEnd(page: Page): Promise<void> {
  const last = await page.locator('#C').boundingBox();
  if (last === null) throw new Error('There is no text C.');
  const targetPosition = { x: last.width / 2, y: last.height - 2 };
  await page.locator('#A').dragTo(page.locator('#C'), { targetPosition });
}

test('drops land where users aim, although a Node is hidden from the start', { tag: '@night' }, async ({
  page,
}) => {
  const script = await bundleSample('docs/guides/event-handlers', 'HiddenNodes.tsx', CODE);

  await test.step('a Node that is hidden from the start makes drops land one place too early', async () => {
    await openEditor(page, 'Without', script);
    await dragToTheEnd(page);
    await expect(page.locator('p')).toHaveText(['B', 'A', 'C']);
  });

  await test.step('with HiddenNodes drops land where users aim', async () => {
    await openEditor(page, 'With HiddenNodes', script);
    await dragToTheEnd(page);
    await expect(page.locator('p')).toHaveText(['B', 'C', 'A']);
  });
});
