import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { bundleSample } from './bundle-sample.ts';

// Tests a claim of docs/guides/responsive-canvas#iframe-scroll.

const EDITOR = `
  import { handlers } from 'SAMPLE/FrameHandlers.ts';
  import { IframeCanvas } from 'SAMPLE/IframeCanvas.tsx';
  import { Editor, Element, Frame, useNode } from '@craftjs/core';
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';

  const { layout, remedy } = document.body.dataset;
  function Text({ text }) {
    const { connectors: { connect, drag } } = useNode();
    return h('p', { ref: (el) => { if (el) connect(drag(el)); }, style: { margin: 0, width: 200, height: 200 } }, text);
  }
  function Box({ children }) {
    const { connectors: { connect } } = useNode();
    return h('div', { ref: (el) => { if (el) { el.style.cssText = layout; connect(el); } } }, children);
  }
  const page = h(Frame, null, h(Element, { is: Box, canvas: true }, [...'ABCDEFGHIJ'].map((text) => h(Text, { key: text, text }))));
  const root = document.body.appendChild(document.createElement('main'));
  createRoot(root).render(
    h(Editor, { resolver: { Box, Text }, ...(remedy === 'with' && { handlers }) }, h(IframeCanvas, { title: 'Page', width: 420 }, page)),
  );
`;

/** How the page lays out its parts, one or two beside each other, and the part below the pointer after scrolling. */
const LAYOUTS = [
  ['column', 'display: flex; flex-direction: column', 'D', 'BCDAEFGHIJ'],
  ['row', 'display: flex; flex-flow: row wrap', 'F', 'BCDEFAGHIJ'],
  ['grid', 'display: grid; grid-template-columns: repeat(2, 200px)', 'F', 'BCDEFAGHIJ'],
] as const;

test('after users scroll an iframe during a drag, the drop lands below the pointer only with FrameHandlers', {
  tag: '@night',
}, async ({ page }) => {
  const script = await bundleSample('docs/guides/responsive-canvas', EDITOR);
  for (const [name, layout, target, dropped] of LAYOUTS) {
    for (const remedy of ['with', 'without']) {
      await test.step(`${name}, ${remedy} the remedy`, async () => {
        await page.setContent(
          `<!doctype html><title>Frame</title><body data-layout="${layout}" data-remedy="${remedy}">`,
        );
        await page.addScriptTag({ content: script, type: 'module' });
        const parts = page.frameLocator('iframe').locator('p');
        await dragAndScroll(page, parts.first(), parts.filter({ hasText: target }));
        // Without it, the drop lands where B was when the drag began.
        await expect(parts).toHaveText([...(remedy === 'with' ? dropped : 'BACDEFGHIJ')]);
      });
    }
  }
});

/** Drags a part over the next row, scrolls by two rows, and drops the part on the lower right of another. */
async function dragAndScroll(page: Page, piece: Locator, target: Locator): Promise<void> {
  await piece.hover();
  await page.mouse.down();
  const from = await piece.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 100, (from?.y ?? 0) + 240, { steps: 6 });
  await piece.evaluate(({ ownerDocument }) => ownerDocument.documentElement.scrollBy(0, 400));
  const to = await target.boundingBox();
  await page.mouse.move((to?.x ?? 0) + 150, (to?.y ?? 0) + 150, { steps: 6 });
  await page.mouse.up();
}
