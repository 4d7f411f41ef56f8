// @vitest-environment jsdom
// content/docs/api/element.md
import { Element, Frame, type UserComponent, useNode } from '@craftjs/core';
import { describe, expect, it } from 'vitest';
import { Box, domOf, idOf, openEditor, Text } from './support.tsx';

const Card: UserComponent = () => {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <article
      ref={(element) => {
        if (element) connect(drag(element));
      }}
    >
      <Element is={Box} id="content" canvas />
    </article>
  );
};
Card.craft = { displayName: 'Card' };

describe('api/element', () => {
  it('#undo: undoing and redoing the addition of a component loses what users put into its regions', () => {
    const editor = openEditor(
      { resolver: { Text, Box, Card } },
      <Frame>
        <Element is={Box} canvas />
      </Frame>,
    );
    const { actions, query } = editor;
    const region = () => Object.values(query.node(idOf(editor, 'Card')).get().data.linkedNodes)[0] ?? '';
    editor.run(() => actions.addNodeTree(query.parseReactElement(<Card />).toNodeTree(), 'ROOT'));
    const first = region();
    editor.run(() => actions.addNodeTree(query.parseReactElement(<Text text="Work" />).toNodeTree(), first));
    editor.run(() => actions.history.undo());
    editor.run(() => actions.history.undo());
    editor.run(() => actions.history.redo());
    editor.run(() => actions.history.redo());
    expect(region()).not.toBe(first);
    expect(editor.container.textContent).toBe('');
    expect(query.node(first).childNodes()).toHaveLength(1);
    expect(domOf(editor, region())).toBeDefined();
  });
});
