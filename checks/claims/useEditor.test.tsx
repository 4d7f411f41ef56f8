// @vitest-environment jsdom
// content/docs/api/useEditor.md
import { Element, Frame, useEditor } from '@craftjs/core';
import { act, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { loadSample } from './page-samples.ts';
import { Box, domOf, dragOver, idOf, openEditor, place, Text, twoTexts } from './support.tsx';

const page = twoTexts('First', 'Second');

describe('api/useEditor#one-step', () => {
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

describe('api/useEditor#on-create', () => {
  const entry = <Text text="New" />;

  function open(element: () => React.ReactElement) {
    const seen: number[] = [];
    let count: (value: number) => void = () => undefined;
    function Toolbox() {
      const { connectors } = useEditor();
      const [value, setValue] = useState(0);
      count = setValue;
      return (
        <div
          data-testid="tool"
          ref={(tool) => {
            if (tool) connectors.create(tool, element(), { onCreate: () => seen.push(value) });
          }}
        />
      );
    }
    const editor = openEditor(
      {},
      <>
        <Toolbox />
        {page}
      </>,
    );
    act(() => count(2));
    const tool = editor.container.querySelector('[data-testid=tool]');
    if (tool === null) throw new Error('There is no toolbox.');
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    const second = domOf(editor, idOf(editor, 'Text', 1));
    place(domOf(editor, idOf(editor, 'Text')), 20, 20, 360, 40);
    place(second, 20, 60, 360, 40);
    dragOver(tool, second, 200, 95).drop();
    expect(editor.container.textContent).toContain('New');
    return seen;
  }

  it('keeps the first onCreate while the element stays the same object', () => {
    expect(open(() => entry)).toEqual([0]);
  });

  it('uses the latest onCreate if the element is created on each render', () => {
    expect(open(() => <Text text="New" />)).toEqual([2]);
  });
});

describe('api/useEditor#move', () => {
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

describe('api/useEditor#editor-action', () => {
  it('selects with selectNode even while the editor is disabled', () => {
    const editor = openEditor({ enabled: false }, page);
    const text = idOf(editor, 'Text');
    editor.run(() => editor.actions.selectNode(text));
    expect(editor.query.getEvent('selected').all()).toEqual([text]);
  });
});

describe('api/useEditor#breadcrumbs', () => {
  it('shows the path to the selected Node, and selects its ancestors', async () => {
    const { Breadcrumbs } = await loadSample<{ Breadcrumbs: ComponentType }>(
      'docs/api/useEditor',
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
