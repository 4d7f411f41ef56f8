// content/docs/api/useEditor.md
import { Element, Frame, Positioner } from '@craftjs/core';
import { describe, expect, it } from 'vitest';
import { Box, domOf, idOf, openEditor, place, Text, twoTexts } from './support.testing.tsx';

const page = twoTexts('First', 'Second');

describe('api/useEditor#action-move', () => {
  it('counts the index before the Node is removed, so one place down is index + 2', () => {
    const editor = openEditor({}, page);
    editor.run(() => editor.actions.move(idOf(editor, 'Text'), 'ROOT', 2));
    expect(editor.container.textContent).toBe('SecondFirst');
  });

  it('places several Nodes one after another, even when they move down within their parent', () => {
    const editor = openEditor(
      {},
      <Frame>
        <Element is={Box} canvas>
          {['1', '2', '3', '4', '5', '6'].map((text) => (
            <Text key={text} text={text} />
          ))}
        </Element>
      </Frame>,
    );
    const { actions, query, run } = editor;
    run(() => actions.move(query.node('ROOT').childNodes().slice(0, 3), 'ROOT', 4));
    const order = query
      .node('ROOT')
      .childNodes()
      .map((id) => query.node(id).get().data.props['text']);
    expect(order.join('')).toBe('412356');
  });
});

describe('api/useEditor#query-getdropplaceholder', () => {
  it('refuses a place over a text in a plain box, where a Positioner finds the Canvas around it', () => {
    const editor = openEditor(
      {},
      <Frame>
        <Element is={Box} canvas>
          <Text text="First" />
          <Box>
            <Text text="Second" />
          </Box>
        </Element>
      </Frame>,
    );
    const { query, store } = editor;
    const [first, second] = [idOf(editor, 'Text'), idOf(editor, 'Text', 1)];
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    place(domOf(editor, first), 20, 20, 360, 40);
    place(domOf(editor, idOf(editor, 'Box', 1)), 20, 60, 360, 80);
    place(domOf(editor, second), 40, 80, 320, 40);
    const narrow = query.getDropPlaceholder(first, second, { x: 200, y: 110 });
    expect(String(narrow.error)).toContain('Cannot move node into a non-Canvas parent');
    const positioner = new Positioner(store, { type: 'existing', nodes: [first] });
    const found = positioner.computeIndicator(second, 200, 110);
    positioner.cleanup();
    expect(found.error).toBeNull();
    expect(found.placement.parent.id).toBe('ROOT');
  });
});
