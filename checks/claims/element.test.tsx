// content/docs/api/element.md
import { type EditorStore, Element, Frame, type NodeTree, type UserComponent } from '@craftjs/core';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Article, Box, idOf, type OpenEditor, openEditor, Text } from './support.testing.tsx';

const Card: UserComponent = () => (
  <Article>
    <Element is={Box} id="content" canvas />
  </Article>
);
Card.craft = { displayName: 'Card' };

const emptyPage = (
  <Frame>
    <Element is={Box} canvas />
  </Frame>
);

const regionOf = (editor: OpenEditor, index = 0): string => {
  const [region] = editor.query.node(idOf(editor, 'Card', index)).linkedNodes();
  if (region === undefined) throw new Error('The card has no region.');
  return region;
};

/** Adds a card, puts a text into its region, undoes both and redoes both. Returns the original region. */
function addUndoRedo(editor: OpenEditor, card: NodeTree, index = 0): string {
  const { actions, query } = editor;
  editor.run(() => actions.addNodeTree(card, 'ROOT'));
  const region = regionOf(editor, index);
  const text = query.parseReactElement(<Text text="Work" />).toNodeTree();
  editor.run(() => actions.addNodeTree(text, region));
  editor.run(() => actions.history.undo());
  editor.run(() => actions.history.undo());
  editor.run(() => actions.history.redo());
  editor.run(() => actions.history.redo());
  return region;
}

const openWithCards = () => openEditor({ resolver: { Text, Box, Card } }, emptyPage);

describe('guides/regions#undo', () => {
  it('loses the content of a component’s region when the addition of the component is undone and redone', () => {
    const editor = openWithCards();
    const before = addUndoRedo(editor, editor.query.parseReactElement(<Card />).toNodeTree());
    expect(regionOf(editor)).not.toBe(before);
    expect(editor.container.textContent).toBe('');
    expect(editor.query.node(before).childNodes()).toHaveLength(1);
    expect(editor.query.serialize()).toContain('Work');
  });

  it('keeps the content where the tree was added with its region linked, as AddCard does', async () => {
    const { AddCard, Card, Region } = await loadSample<{
      AddCard: ComponentType;
      Card: UserComponent;
      Region: UserComponent;
    }>('docs/guides/regions', 'AddCard.tsx');
    Card.craft = { displayName: 'Card' };
    const editor = openEditor(
      { resolver: { Text, Box, Card, Region } },
      <>
        <AddCard />
        {emptyPage}
      </>,
    );
    const { actions, query } = editor;
    fireEvent.click(screen.getByRole('button', { name: 'add one' }));
    const before = regionOf(editor);
    const text = query.parseReactElement(<Text text="Work" />).toNodeTree();
    editor.run(() => actions.addNodeTree(text, before));
    editor.run(() => actions.history.undo());
    editor.run(() => actions.history.undo());
    expect(Object.keys(query.getNodes())).toEqual(['ROOT']);
    editor.run(() => actions.history.redo());
    editor.run(() => actions.history.redo());
    expect(regionOf(editor)).toBe(before);
    expect(editor.container.textContent).toContain('Work');
  });

  it('keeps the content of a copy of a card that is on the page', async () => {
    const { copyTree } = await loadSample<{
      copyTree: (query: EditorStore['query'], tree: NodeTree) => NodeTree;
    }>('docs/api/nodetree', 'copyTree.ts');
    const editor = openWithCards();
    const { actions, query } = editor;
    editor.run(() => actions.addNodeTree(query.parseReactElement(<Card />).toNodeTree(), 'ROOT'));
    const copy = copyTree(query, query.node(idOf(editor, 'Card')).toNodeTree());
    const before = addUndoRedo(editor, copy, 1);
    expect(regionOf(editor, 1)).toBe(before);
    expect(editor.container.textContent).toBe('Work');
  });
});

describe('api/element#prop', () => {
  it('merges custom and props over those of craft one level deep', () => {
    const Styled: UserComponent<{ style?: object }> = () => null;
    Styled.craft = {
      displayName: 'Styled',
      props: { style: { color: 'red', margin: 0 } },
      custom: { a: { b: 1 } },
    };
    const editor = openEditor(
      { resolver: { Styled } },
      <Frame>
        <Element is={Styled} style={{ color: 'blue' }} custom={{ a: { c: 2 } }} />
      </Frame>,
    );
    const { data } = editor.query.node('ROOT').get();
    expect(data.props).toEqual({ style: { color: 'blue' } });
    expect(data.custom).toEqual({ a: { c: 2 } });
  });
});
