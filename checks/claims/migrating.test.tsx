// content/docs/migrating/migrating-0.1.x.md
import {
  Canvas,
  DefaultEventHandlers,
  Editor,
  Element,
  Frame,
  type Options,
  type UserComponent,
} from '@craftjs/core';
import { render } from '@testing-library/react';
import { memo, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Box, domOf, idOf, openEditor, place, send, Text, twoTexts } from './support.testing.tsx';

const resolver = { Text, Box };

const page = twoTexts('One', 'Two');

/** Returns the message of the error that rendering this throws. */
function errorOf(content: ReactNode): string {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    render(content);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    silent.mockRestore();
  }
}

describe('migrating/migrating-0.1.x', () => {
  it('#sets: an event is a Set, which finds no Node, and the flags of a Node are booleans', () => {
    const { actions, query, run } = openEditor({ resolver }, page);
    run(() => actions.selectNode('ROOT'));
    const { events, nodes } = query.getState();
    expect(events.selected).toEqual(new Set(['ROOT']));
    expect(Reflect.get(nodes, String(events.selected))).toBeUndefined();
    expect(query.node('ROOT').get().events.selected).toBe(true);
  });

  it('#indicator: state.indicator is null while nothing is dragged; the old fields are gone', () => {
    const state = openEditor({ resolver }, page).query.getState();
    expect(state.indicator).toBeNull();
    expect(state.events).not.toHaveProperty('indicator');
    expect(state).not.toHaveProperty('handlers');
  });

  it('#rules: canMoveIn and canMoveOut receive lists; a rule for one Node throws, which refuses without a message', () => {
    const logged = vi.spyOn(console, 'error');
    const Old: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
    // The rule of 0.1 read `node.data.name`.
    Old.craft = {
      displayName: 'Old',
      isCanvas: true,
      rules: { canMoveIn: (node) => Reflect.get(node, 'data').name === 'Text' },
    };
    const editor = openEditor(
      { resolver: { ...resolver, Old } },
      <Frame>
        <Element is={Box} canvas>
          <Text />
          <Old />
        </Element>
      </Frame>,
    );
    expect(editor.query.node(idOf(editor, 'Old')).isDroppable(idOf(editor, 'Text'))).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });

  describe('#editor-props', () => {
    it('a component that is added to the resolver later is found only after setOptions', () => {
      const Late = () => <b>late</b>;
      const editor = openEditor({ resolver }, page);
      const { actions, query } = editor;
      editor.rerender({ resolver: { ...resolver, Late } }, page);
      const add = () =>
        editor.run(() => actions.addNodeTree(query.parseReactElement(<Late />).toNodeTree(), 'ROOT'));
      expect(add).toThrow('(Late) does not exist in the resolver');
      editor.run(() =>
        actions.setOptions((options) => {
          options.resolver = { ...resolver, Late };
        }),
      );
      add();
      expect(editor.container.textContent).toBe('OneTwolate');
    });
  });

  describe('#undefined-props', () => {
    /** Returns options with one set to undefined, which strict types forbid. */
    const withUndefined = (name: keyof Options): Partial<Options> => ({
      resolver,
      ...Object.fromEntries([[name, undefined]]),
    });

    it.each(['onRender', 'handlers'] as const)('%s as undefined crashes the editor', (name) => {
      expect(errorOf(<Editor {...withUndefined(name)}>{page}</Editor>)).not.toBe('');
    });

    it('onNodesChange as undefined logs a warning on each change', () => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { actions, run } = openEditor(withUndefined('onNodesChange'), page);
      run(() => actions.setHidden('ROOT', true));
      run(() => actions.setHidden('ROOT', false));
      expect(warned.mock.calls.length).toBeGreaterThanOrEqual(2);
      warned.mockRestore();
    });
  });

  it('#resolver: a memo in the resolver does not match the plain function on the page', () => {
    const Plain = () => <b>plain</b>;
    const message = errorOf(
      <Editor resolver={{ Plain: memo(Plain) }}>
        <Frame>
          <Plain />
        </Frame>
      </Editor>,
    );
    expect(message).toContain('(Plain) does not exist in the resolver');
  });

  describe('#handlers', () => {
    it('without isMultiSelectEnabled, the first click throws', () => {
      const errors: string[] = [];
      const note = (event: ErrorEvent) => {
        event.preventDefault();
        errors.push(event.message);
      };
      window.addEventListener('error', note);
      const editor = openEditor(
        { resolver, handlers: (store) => Reflect.construct(DefaultEventHandlers, [{ store }]) },
        page,
      );
      send(domOf(editor, 'ROOT'), 'mousedown');
      window.removeEventListener('error', note);
      expect(errors.join()).toContain('isMultiSelectEnabled is not a function');
    });

    it('setNodeEvent in setState accepts an id, and updates the Set and the flags', () => {
      const { actions, query, run } = openEditor({ resolver }, page);
      run(() =>
        actions.setState((_state, internal) => {
          internal.setNodeEvent('selected', 'ROOT');
        }),
      );
      expect(query.getEvent('selected').all()).toEqual(['ROOT']);
      expect(query.node('ROOT').get().events.selected).toBe(true);
    });
  });

  it('#placeholder: dragging a Canvas over itself is an error, another Node gets a place next to itself', () => {
    const editor = openEditor({ resolver }, page);
    const text = idOf(editor, 'Text');
    place(domOf(editor, 'ROOT'), 0, 0, 200, 100);
    place(domOf(editor, text), 20, 20, 160, 20);
    place(domOf(editor, idOf(editor, 'Text', 1)), 20, 40, 160, 20);
    expect(editor.query.getDropPlaceholder(text, text, { x: 100, y: 25 })).toMatchObject({
      placement: { index: 0 },
      error: null,
    });
    const nested = openEditor(
      { resolver },
      <Frame>
        <Element is={Box} canvas>
          <Element is={Box} canvas />
        </Element>
      </Frame>,
    );
    const box = idOf(nested, 'Box', 1);
    const refused = nested.query.getDropPlaceholder(box, box, { x: 0, y: 0 });
    expect(String(refused?.error)).toContain('Cannot move node into a descendant');
  });

  it('#betas: canvas-ROOT and _childCanvas are read, and saved in the new form', () => {
    const old = {
      'canvas-ROOT': {
        type: { resolvedName: 'Box' },
        isCanvas: true,
        props: {},
        displayName: 'Box',
        parent: null,
        nodes: ['a'],
        _childCanvas: { extra: 'b' },
      },
      a: {
        type: { resolvedName: 'Text' },
        isCanvas: false,
        props: { text: 'old' },
        parent: 'canvas-ROOT',
        nodes: [],
      },
      b: { type: { resolvedName: 'Text' }, isCanvas: false, props: {}, parent: 'canvas-ROOT', nodes: [] },
    };
    const { container, query } = openEditor({ resolver }, <Frame data={JSON.stringify(old)} />);
    expect(container.textContent).toBe('old');
    expect(query.getSerializedNodes()['ROOT']).toMatchObject({ nodes: ['a'], linkedNodes: { extra: 'b' } });
    expect(query.serialize()).not.toMatch(/canvas-ROOT|_childCanvas/);
  });

  it('#betas: in a <Frame>, <Canvas> makes a Node that is not a Canvas, and throws without "is"', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { query } = openEditor(
      { resolver },
      <Frame>
        <Canvas is={Box} />
      </Frame>,
    );
    expect(query.node('ROOT').isCanvas()).toBe(false);
    expect(
      errorOf(
        <Editor resolver={resolver}>
          <Frame>
            <Canvas />
          </Frame>
        </Editor>,
      ),
    ).toContain('does not exist in the resolver');
    warned.mockRestore();
  });
});
