import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { bundleSample } from './bundle-sample.ts';

// What docs/api/editor#hidden-nodes states.

async function openEditor(page: Page, extra: string): Promise<void> {
  const code = `import { HiddenNodes } from 'SAMPLE';\nimport { renderEditor } from 'EDITOR';\nvoid HiddenNodes;\nrenderEditor(${extra}, true);`;
  await page.setContent('<!doctype html><title>Hidden Nodes</title>');
  const script = await bundleSample('docs/api/editor', 'HiddenNodes.tsx', code);
  await page.addScriptTag({ content: script, type: 'module' });
  await expect(page.locator('#A')).toHaveAttribute('draggable', 'true');
}

/** Drags the text A below the text C, where the list ends. */
async function dragToTheEnd(page: Page): Promise<void> {
  const last = await page.locator('#C').boundingBox();
  if (last === null) throw new Error('There is no text C.');
  const targetPosition = { x: last.width / 2, y: last.height - 2 };
  await page.locator('#A').dragTo(page.locator('#C'), { targetPosition });
}

test('a Node that is hidden from the start makes drops land one place too early', async ({ page }) => {
  await openEditor(page, 'null');
  await dragToTheEnd(page);
  await expect(page.locator('p')).toHaveText(['B', 'A', 'C']);
});

test('with HiddenNodes drops land where users aim', async ({ page }) => {
  await openEditor(page, '<HiddenNodes />');
  await dragToTheEnd(page);
  await expect(page.locator('p')).toHaveText(['B', 'C', 'A']);
});
