// content/docs/guides/event-handlers.md
import { type DefaultEventHandlers, Element, Frame } from '@craftjs/core';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Box, domOf, dragOver, idOf, openEditor, place, send, Text, twoTexts } from './support.testing.tsx';

afterEach(() => vi.restoreAllMocks());

const page = twoTexts('First', 'Second');

const textsOf = ({ container }: { container: HTMLElement }) =>
  [...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent);

describe('guides/event-handlers#hidden-nodes', () => {
  it('drops in the right place behind a Node that was hidden while the page was open', () => {
    const editor = openEditor(
      {},
      <Frame>
        <Element is={Box} canvas>
          <Text text="Hidden" />
          <Text text="A" />
          <Text text="B" />
          <Text text="C" />
        </Element>
      </Frame>,
    );
    editor.run(() => editor.actions.setHidden(idOf(editor, 'Text'), true));
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    for (const index of [1, 2, 3]) place(domOf(editor, idOf(editor, 'Text', index)), 20, index * 40, 360, 40);
    const [a, c] = [idOf(editor, 'Text', 1), idOf(editor, 'Text', 3)];
    dragOver(domOf(editor, a), domOf(editor, c), 200, 155).drop();
    expect(textsOf(editor)).toEqual(['B', 'C', 'A']);
  });
});

describe('guides/event-handlers#hidden-nodes, with HiddenNodes', () => {
  it('drops in the right place behind a Node that was hidden when the page loaded', async () => {
    const { HiddenNodes } = await loadSample<{ HiddenNodes: ComponentType }>(
      'docs/guides/event-handlers',
      'HiddenNodes.tsx',
    );
    const editor = openEditor(
      {},
      <>
        <HiddenNodes />
        <Frame>
          <Element is={Box} canvas>
            <Text text="A" />
            <Element is={Text} text="Hidden" hidden />
            <Text text="B" />
          </Element>
        </Frame>
      </>,
    );
    expect(editor.query.history.canUndo()).toBe(false);
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    place(domOf(editor, idOf(editor, 'Text')), 20, 20, 360, 40);
    place(domOf(editor, idOf(editor, 'Text', 2)), 20, 60, 360, 40);
    const b = domOf(editor, idOf(editor, 'Text', 2));
    dragOver(domOf(editor, idOf(editor, 'Text')), b, 200, 95).drop();
    expect(textsOf(editor)).toEqual(['B', 'A']);
    expect(editor.query.history.canUndo()).toBe(true);
    editor.run(() => editor.actions.history.undo());
    expect(editor.query.history.canUndo()).toBe(false);
  });
});

describe('guides/event-handlers#drag-image', () => {
  it('shows a copy of the dragged element at the place of the drop, and none after it', async () => {
    const { DropGhost } = await loadSample<{ DropGhost: ComponentType }>(
      'docs/guides/event-handlers',
      'DropGhost.tsx',
    );
    const editor = openEditor(
      {},
      <>
        <DropGhost />
        {twoTexts('First', 'Second')}
      </>,
    );
    const [first, second] = editor.query
      .node('ROOT')
      .childNodes()
      .map((id) => domOf(editor, id));
    if (!first || !second) throw new Error('The page has no two texts.');
    place(domOf(editor, 'ROOT'), 0, 0, 500, 300);
    place(first, 20, 50, 460, 100);
    place(second, 20, 150, 460, 100);
    const ghosts = () => [...document.querySelectorAll<HTMLElement>('body > div[style*="opacity"]')];
    const { drop } = dragOver(first, second, 50, 240);
    expect(ghosts().map(({ textContent, style }) => [textContent, style.top, style.width])).toEqual([
      ['First', '250px', '460px'],
    ]);
    drop();
    expect(ghosts()).toEqual([]);
  });
});

describe('guides/event-handlers#override-select', () => {
  it('leaves the selection alone while the Alt key is held', async () => {
    const { AltHandlers } = await loadSample<{ AltHandlers: typeof DefaultEventHandlers }>(
      'docs/guides/event-handlers',
      'AltHandlers.ts',
    );
    const editor = openEditor(
      {
        handlers: (store) =>
          new AltHandlers({ store, isMultiSelectEnabled: () => false, removeHoverOnMouseleave: false }),
      },
      page,
    );
    const press = (index: number, altKey: boolean) =>
      act(() => {
        for (const type of ['mousedown', 'click']) {
          const event = new MouseEvent(type, { bubbles: true, altKey });
          domOf(editor, idOf(editor, 'Text', index)).dispatchEvent(event);
        }
      });
    press(0, false);
    press(1, true);
    expect(editor.query.getEvent('selected').all()).toEqual([idOf(editor, 'Text', 0)]);
    press(1, false);
    expect(editor.query.getEvent('selected').all()).toEqual([idOf(editor, 'Text', 1)]);
  });
});

describe('guides/event-handlers#how-selection-works', () => {
  it('drags Nodes together only if users have clicked the one that they drag', () => {
    const editor = openEditor({}, page);
    const ids = [0, 1].map((index) => idOf(editor, 'Text', index));
    const [first, second] = ids.map((id) => domOf(editor, id));
    if (first === undefined || second === undefined) throw new Error('Two texts were expected.');
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    place(first, 20, 20, 360, 40);
    place(second, 20, 60, 360, 40);
    const draggedFrom = (element: HTMLElement) => {
      const drag = dragOver(element, second, 200, 95);
      const dragged = editor.query.getEvent('dragged').all();
      drag.drop();
      return dragged;
    };
    editor.run(() => editor.actions.selectNode(ids));
    expect(draggedFrom(first)).toEqual([ids[0]]);
    for (const [element, metaKey] of [
      [second, false],
      [first, true],
    ] as const) {
      send(element, 'mousedown', { metaKey });
      send(element, 'click', { metaKey });
    }
    expect(draggedFrom(first)).toEqual([ids[1], ids[0]]);
  });
});

describe('api/useEditor#action-move', () => {
  it('drops dragged Nodes in the order in which they were selected', () => {
    const editor = openEditor(
      {},
      <Frame>
        <Element is={Box} canvas>
          {['1', '2', '3'].map((text) => (
            <Text key={text} text={text} />
          ))}
        </Element>
      </Frame>,
    );
    const [one, two, three] = [0, 1, 2].map((index) => domOf(editor, idOf(editor, 'Text', index)));
    if (one === undefined || two === undefined || three === undefined) throw new Error('Three texts.');
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    for (const [index, text] of [one, two, three].entries()) place(text, 20, 20 + 40 * index, 360, 40);
    for (const [text, metaKey] of [
      [two, false],
      [one, true],
    ] as const) {
      send(text, 'mousedown', { metaKey });
      send(text, 'click', { metaKey });
    }
    dragOver(two, three, 200, 135).drop();
    expect(textsOf(editor)).toEqual(['3', '2', '1']);
  });
});
