// content/docs/api/editor-state.md
import { Element, Frame, type UserComponent } from '@craftjs/core';
import { screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import {
  Box,
  domOf,
  dragOver,
  idOf,
  type OpenEditor,
  openEditor,
  place,
  send,
  Text,
} from './support.testing.tsx';

const page = (
  <Frame>
    <Element is={Box} canvas>
      <Text text="A" />
      <Text text="B" />
    </Element>
  </Frame>
);

/** An editor in the middle of a drag. */
function openDragging(): OpenEditor {
  const editor = openEditor({}, page);
  place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
  const [a, b] = [domOf(editor, idOf(editor, 'Text')), domOf(editor, idOf(editor, 'Text', 1))];
  place(a, 20, 20, 360, 40);
  place(b, 20, 60, 360, 40);
  dragOver(a, b, 200, 95);
  expect(editor.query.getEvent('dragged').size()).toBe(1);
  return editor;
}

describe('api/editor-state#events', () => {
  it.each<[string, (editor: OpenEditor) => void]>([
    ['clearEvents', ({ actions }) => actions.clearEvents()],
    ['deserialize', ({ actions, query }) => actions.deserialize(query.serialize())],
    ['deleting the Node', (editor) => editor.actions.delete(idOf(editor, 'Text'))],
    ['turning the editor off', (editor) => editor.rerender({ enabled: false }, page)],
  ])('removes the ids from dragged by %s', (_name, change) => {
    const editor = openDragging();
    editor.run(() => change(editor));
    expect(editor.query.getEvent('dragged').isEmpty()).toBe(true);
  });
});

describe('api/editor-state#drop-target', () => {
  it('names the container under the drag in indicator.placement.parent', () => {
    expect(openDragging().query.getState().indicator.placement.parent.id).toBe('ROOT');
  });
});

describe('api/editor-state#refused', () => {
  it('records after a drop that it was refused, until the next drag', async () => {
    const { RefusedDrop } = await loadSample<{ RefusedDrop: ComponentType }>(
      'docs/api/editor-state',
      'RefusedDrop.tsx',
    );
    const Closed: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
    Closed.craft = { displayName: 'Closed box', isCanvas: true, rules: { canMoveIn: () => false } };
    const editor = openEditor(
      { resolver: { Text, Box, Closed } },
      <>
        <Frame>
          <Element is={Box} canvas>
            <Text text="One" />
            <Closed />
          </Element>
        </Frame>
        <RefusedDrop />
      </>,
    );
    const text = domOf(editor, idOf(editor, 'Text'));
    const closed = domOf(editor, idOf(editor, 'Closed box'));
    place(text, 20, 20, 360, 40);
    place(closed, 20, 60, 360, 100);
    dragOver(text, closed, 200, 110).drop();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe("Closed box doesn't accept that.");
    send(text, 'dragstart');
    expect(status.textContent).toBe('');
  });
});
