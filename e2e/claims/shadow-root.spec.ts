import { expect, test } from '../support/test.ts';
import { bundleSample } from './bundle-sample.ts';

// Tests a claim of docs/guides/responsive-canvas#shadow-root.

const EDITOR = `
  import { ShadowCanvas } from 'SAMPLE/ShadowCanvas.tsx';
  import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';

  function Text({ text }) {
    const { connectors: { connect, drag }, selected } = useNode((node) => ({ selected: node.events.selected }));
    const ref = (el) => { if (el) connect(drag(el)); };
    return h('div', { id: text, ref, 'aria-current': selected, style: { padding: 20 } }, text);
  }
  function Box({ children }) {
    const { connectors: { connect } } = useNode();
    return h('div', { ref: (el) => { if (el) connect(el); }, style: { padding: 20 } }, children);
  }
  function Tool() {
    const { connectors } = useEditor();
    const ref = (el) => { if (el) connectors.create(el, h(Text, { text: 'New' })); };
    return h('div', { id: 'tool', ref, style: { padding: 20 } }, 'Tool');
  }
  const page = h(Frame, null, h(Element, { is: Box, canvas: true }, h(Text, { text: 'A' }), h(Text, { text: 'B' })));
  const root = document.body.appendChild(document.createElement('main'));
  createRoot(root).render(
    h(Editor, { resolver: { Box, Text } }, h(Tool), h(ShadowCanvas, null, page)),
  );
`;

test('in a shadow root, Nodes are selected and moved, and new ones are dragged in', {
  tag: '@night',
}, async ({ page }) => {
  await page.setContent('<!doctype html><title>Shadow root</title>');
  await page.addScriptTag({
    content: await bundleSample('docs/guides/responsive-canvas', EDITOR),
    type: 'module',
  });
  const texts = page.locator('[draggable="true"]:not(#tool)');
  await expect(texts).toHaveText(['A', 'B']);
  await page.locator('#A').click();
  await expect(page.locator('#A')).toHaveAttribute('aria-current', 'true');
  const dropBelow = async (from: string, to: string) => {
    const height = (await page.locator(to).boundingBox())?.height ?? 0;
    await page.locator(from).dragTo(page.locator(to), { targetPosition: { x: 30, y: height - 12 } });
  };
  await dropBelow('#A', '#B');
  await expect(texts).toHaveText(['B', 'A']);
  await dropBelow('#tool', '#A');
  await expect(texts).toHaveText(['B', 'A', 'New']);
});
