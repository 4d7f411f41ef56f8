// content/docs/guides/recipes/{selection,add-nodes,undo-steps}.md
import { useEditor } from '@craftjs/core';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Box, domOf, idOf, openEditor, place, send, Text, twoTexts } from './support.testing.tsx';

const page = twoTexts('First', 'Second');

describe('guides/recipes/undo-steps#strict-mode', () => {
  it('a change makes one undo step, an effect makes two, and onNodesChange is called twice', async () => {
    configure({ reactStrictMode: true });
    const saved: string[] = [];
    function AddText() {
      const { actions, query } = useEditor();
      useEffect(() => {
        actions.addNodeTree(query.parseReactElement(<Text text="New" />).toNodeTree(), 'ROOT');
      }, [actions.addNodeTree, query]);
      return null;
    }
    try {
      const editor = openEditor({ onNodesChange: (query) => saved.push(query.serialize()) }, page);
      await waitFor(() => expect(saved).toHaveLength(1));
      editor.run(() => editor.actions.move(idOf(editor, 'Text'), 'ROOT', 2));
      await waitFor(() => expect(saved).toEqual([saved[0], saved[1], saved[1]]));
      editor.run(() => editor.actions.history.undo());
      expect(editor.query.serialize()).toBe(saved[0]);
      expect(editor.query.history.canUndo()).toBe(false);

      editor.unmount();
      const other = openEditor(
        {},
        <>
          {page}
          <AddText />
        </>,
      );
      expect(other.store.history.timeline).toHaveLength(2);
    } finally {
      configure({ reactStrictMode: false });
    }
  });
});

describe('guides/recipes/undo-steps#one-step', () => {
  it('joins an unrelated step with merge(), if the call before changed nothing', () => {
    const editor = openEditor({}, page);
    const { actions, query } = editor;
    const [first, second] = [idOf(editor, 'Text'), idOf(editor, 'Text', 1)];
    const lock = (custom: { locked?: boolean }) => {
      custom.locked = true;
    };
    editor.run(() => actions.history.ignore().setCustom(second, lock));
    editor.run(() =>
      actions.setProp(first, (props) => {
        props.text = 'Changed';
      }),
    );
    editor.run(() => {
      actions.setCustom(second, lock);
      actions.history.merge().setHidden(second, true);
    });
    editor.run(() => actions.history.undo());
    expect(query.node(first).get().data.props['text']).toBe('First');
    expect(query.node(second).get().data.hidden).toBe(false);
  });

  it('makes one step of several changes in setState, and of one call for several Nodes', () => {
    const editor = openEditor({}, page);
    const { actions, query } = editor;
    const ids = [idOf(editor, 'Text'), idOf(editor, 'Text', 1)];
    editor.run(() =>
      actions.setState((state) => {
        for (const id of ids) {
          const node = state.nodes[id];
          if (node) {
            node.data.custom.locked = true;
            node.data.hidden = true;
          }
        }
      }),
    );
    expect(ids.every((id) => query.node(id).get().data.hidden)).toBe(true);
    editor.run(() => actions.history.undo());
    expect(ids.some((id) => query.node(id).get().data.custom.locked)).toBe(false);
    expect(query.history.canUndo()).toBe(false);
    editor.run(() =>
      actions.setProp(ids, (props) => {
        props.text = 'Same';
      }),
    );
    editor.run(() => actions.history.undo());
    expect(query.history.canUndo()).toBe(false);
  });
});

describe('guides/recipes/selection#breadcrumbs', () => {
  it('shows the path to the selected Node, and selects its ancestors', async () => {
    const { Breadcrumbs } = await loadSample<{ Breadcrumbs: ComponentType }>(
      'docs/guides/recipes/selection',
      'Breadcrumbs.tsx',
    );
    const editor = openEditor(
      {},
      <>
        {page}
        <Breadcrumbs />
      </>,
    );
    editor.run(() => editor.actions.selectNode(idOf(editor, 'Text')));
    const parts = screen.getAllByRole('button');
    expect(parts.map((part) => part.textContent)).toEqual(['Box', 'Text']);
    act(() => parts[0]?.click());
    expect(editor.query.getEvent('selected').all()).toEqual(['ROOT']);
  });
});

describe('guides/recipes/add-nodes#drop-preview', () => {
  it('shows the place under the pointer, and puts a new text there by a click', async () => {
    const { ClickToPlace, Stamp } = await loadSample<{
      ClickToPlace: ComponentType<{ children: ReactNode }>;
      Stamp: ComponentType;
    }>('docs/guides/recipes/add-nodes', 'ClickToPlace.tsx');
    const editor = openEditor({ resolver: { Box, Text, Stamp } }, <ClickToPlace>{page}</ClickToPlace>);
    const second = domOf(editor, idOf(editor, 'Text', 1));
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    place(domOf(editor, idOf(editor, 'Text')), 20, 20, 360, 40);
    place(second, 20, 60, 360, 40);
    send(second, 'mousemove', { x: 200, y: 95 });
    expect(editor.query.getState().indicator.placement).toMatchObject({ index: 1, where: 'after' });
    send(second, 'click', { x: 200, y: 95 });
    expect(editor.container.textContent).toBe('FirstSecondBy click');
  });
});
