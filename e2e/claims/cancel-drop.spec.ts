import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { bundleSample } from './bundle-sample.ts';

// Tests the claims of docs/guides/event-handlers#cancel-drop.

/** Code that renders the editor as the title of the document says: with the handlers of the page, and in a frame. */
const CODE = `
  import { cancelDropHandlers } from 'SAMPLE';
  import { renderEditor } from 'EDITOR';
  import { createPortal } from 'react-dom';
  const frame = document.createElement('iframe');
  frame.style.height = '300px';
  if (document.title.includes('frame')) document.body.append(frame);
  const InFrame = ({ children }) => createPortal(children, frame.contentDocument.body);
  renderEditor(undefined, {
    ...(document.title.includes('handlers') && { handlers: cancelDropHandlers }),
    ...(frame.isConnected && { Stage: InFrame }),
  });
`;

let script = '';
test.beforeAll(async () => {
  script = await bundleSample('docs/guides/event-handlers', 'CancelDropHandlers.ts', CODE);
});

async function openEditor(page: Page, title: string): Promise<Page | FrameLocator> {
  await page.setContent(`<!doctype html><title>${title}</title><style>main { width: 50% }</style>`);
  await page.addScriptTag({ content: script, type: 'module' });
  const view = title.includes('frame') ? page.frameLocator('iframe') : page;
  await expect(view.locator('#A')).toHaveAttribute('draggable', 'true');
  return view;
}

/** Drags an element below the text C, and on to where the function says. */
async function dragBelowC(page: Page, view: Page | FrameLocator, id: string, end: () => Promise<void>) {
  const target = await view.locator('#C').boundingBox();
  if (target === null) throw new Error('There is no text C.');
  await (id === '#tool' ? page : view).locator(id).hover();
  await page.mouse.down();
  await page.mouse.move(target.x + 30, target.y + 30, { steps: 4 });
  await page.mouse.move(target.x + 40, target.y + target.height - 4, { steps: 4 });
  await end();
}

test('Escape and a drop outside the page move a Node, unless the handlers of the page are used', {
  tag: '@night',
}, async ({ page }) => {
  const texts = (view: Page | FrameLocator) => view.locator('p');
  const pressEscape = () => page.keyboard.press('Escape');
  const drop = () => page.mouse.up();
  const dropOutside = async () => {
    await page.mouse.move(900, 600, { steps: 4 });
    await page.mouse.up();
  };

  await test.step('the default handlers act although the drag was cancelled', async () => {
    const view = await openEditor(page, 'Default');
    await dragBelowC(page, view, '#A', pressEscape);
    await expect(texts(view)).toHaveText(['B', 'C', 'A']);
    await page.mouse.up();
    await dragBelowC(page, await openEditor(page, 'Default'), '#A', dropOutside);
    await expect(texts(page)).toHaveText(['B', 'C', 'A']);
  });

  for (const title of ['With handlers', 'With handlers in a frame']) {
    await test.step(`${title}, only a drop on the page acts`, async () => {
      const view = await openEditor(page, title);
      await dragBelowC(page, view, '#A', pressEscape);
      await page.mouse.up();
      await dragBelowC(page, view, '#A', dropOutside);
      await expect(view.locator('[style*="fixed"]')).toHaveCount(0);
      await expect(texts(view)).toHaveText(['A', 'B', 'C']);
      await dragBelowC(page, view, '#A', drop);
      await expect(texts(view)).toHaveText(['B', 'C', 'A']);
      await dragBelowC(page, view, '#tool', drop);
      await expect(texts(view)).toHaveCount(4);
    });
  }
});
