// content/docs/concepts/nodes.md
import { Element, Frame, type UserComponent } from '@craftjs/core';
import { forwardRef, memo, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Article, Box, domOf, dragOver, openEditor, place, Text } from './support.testing.tsx';

const Card: UserComponent = () => (
  <Article>
    <Element is={Box} id="body" canvas>
      <Text text="Four" />
    </Element>
  </Article>
);
Card.craft = { displayName: 'Card' };

const resolver = { Text, Box, Card };

/** Opens the page of the section "An example tree". */
function openTree() {
  return openEditor(
    { resolver },
    <Frame>
      <Element is={Box} canvas>
        <Text text="One" />
        <Box>
          <Text text="Two" />
          <Element is={Box} canvas>
            <Text text="Three" />
          </Element>
        </Box>
        <Card />
      </Element>
    </Frame>,
  );
}

/** Returns the Nodes of that page by their letters in the section. */
function lettersOf(editor: ReturnType<typeof openTree>) {
  const { query } = editor;
  const [A = '', B = '', F = ''] = query.node('ROOT').childNodes();
  const [C = '', D = ''] = query.node(B).childNodes();
  const [E = ''] = query.node(D).childNodes();
  const [G = ''] = query.node(F).linkedNodes();
  const [H = ''] = query.node(G).childNodes();
  return { ROOT: 'ROOT', A, B, C, D, E, F, G, H };
}

describe('concepts/nodes', () => {
  it('#what-your-users-edit: the JSX in <Frame> is read once', () => {
    const page = (text: string) => (
      <Frame>
        <Element is={Box} canvas>
          <Text text={text} />
        </Element>
      </Frame>
    );
    const editor = openEditor({ resolver }, page('first'));
    editor.rerender({ resolver }, page('second'));
    expect(editor.container.textContent).toBe('first');
  });

  it('#one-drag: a drop moves an id from one list to another, and an undo moves it back', () => {
    const editor = openEditor(
      { resolver },
      <Frame>
        <Element is={Box} canvas>
          <Text text="One" />
          <Element is={Box} canvas>
            <Text text="Three" />
          </Element>
        </Element>
      </Frame>,
    );
    const { actions, query } = editor;
    const [A = '', D = ''] = query.node('ROOT').childNodes();
    const [E = ''] = query.node(D).childNodes();
    place(domOf(editor, 'ROOT'), 0, 0, 200, 200);
    place(domOf(editor, A), 20, 20, 160, 20);
    place(domOf(editor, D), 20, 60, 160, 100);
    place(domOf(editor, E), 40, 80, 120, 40);
    dragOver(domOf(editor, A), domOf(editor, E), 100, 115).drop();
    expect(query.node('ROOT').childNodes()).toEqual([D]);
    expect(query.node(D).childNodes()).toEqual([E, A]);
    expect(editor.container.textContent).toBe('ThreeOne');
    editor.run(() => actions.history.undo());
    expect(query.node('ROOT').childNodes()).toEqual([A, D]);
    expect(query.node(D).childNodes()).toEqual([E]);
  });

  it('#what-a-node-stores: a Node cannot be assigned to', () => {
    const { query } = openTree();
    const { data } = query.node('ROOT').get();
    expect(() => Object.assign(data.props, { title: 'x' })).toThrow(/object is not extensible/);
    expect(() => Object.assign(data, { hidden: true })).toThrow('Cannot assign to read only property');
  });

  it('#what-a-node-stores: the label of memo and forwardRef components is their resolver key', () => {
    const Plain = () => <i>plain</i>;
    const Remembered = memo(() => <i>memo</i>);
    const Forwarded = forwardRef(() => <i>ref</i>);
    const editor = openEditor(
      { resolver: { Box, A: Plain, B: Remembered, C: Forwarded } },
      <Frame>
        <Element is={Box} canvas>
          <Plain />
          <Remembered />
          <Forwarded />
          <hr />
        </Element>
      </Frame>,
    );
    const { query } = editor;
    const labels = query
      .node('ROOT')
      .childNodes()
      .map((id) => query.node(id).get().data.displayName);
    expect(labels).toEqual(['Plain', 'B', 'C', 'hr']);
  });

  it('#what-a-node-stores: dom is null until the component has mounted in an enabled editor', () => {
    const page = (
      <Frame>
        <Element is={Box} canvas />
      </Frame>
    );
    const editor = openEditor({ resolver, enabled: false }, page);
    expect(editor.query.node('ROOT').get().dom).toBeNull();
    editor.rerender({ resolver, enabled: true }, page);
    expect(domOf(editor, 'ROOT').localName).toBe('section');
    editor.rerender({ resolver, enabled: false }, page);
    expect(domOf(editor, 'ROOT').localName).toBe('section');
  });

  it('#is-it-draggable-is-it-droppable: each of the nine Nodes is as in the table', () => {
    const editor = openTree();
    const { query } = editor;
    const facts = Object.entries(lettersOf(editor)).map(
      ([letter, id]) =>
        `${letter}${query.node(id).isDraggable() ? ' draggable' : ''}${query.node(id).isCanvas() ? ' droppable' : ''}`,
    );
    expect(facts).toEqual([
      'ROOT droppable',
      'A draggable',
      'B draggable',
      'C',
      'D droppable',
      'E draggable',
      'F draggable',
      'G droppable',
      'H draggable',
    ]);
  });

  it('#is-it-draggable-is-it-droppable: over a Node that is not a Canvas, a drop goes to the nearest Canvas around it', () => {
    const editor = openTree();
    const { query } = editor;
    const { A, E, B, F } = lettersOf(editor);
    place(domOf(editor, 'ROOT'), 0, 0, 200, 300);
    place(domOf(editor, A), 20, 20, 160, 20);
    place(domOf(editor, B), 20, 60, 160, 100);
    place(domOf(editor, F), 20, 180, 160, 100);
    dragOver(domOf(editor, E), domOf(editor, A), 100, 38).drop();
    expect(query.node('ROOT').childNodes()).toEqual([A, E, B, F]);
  });

  it('#make-a-canvas: isCanvas wins over the prop, whether it is true or false', () => {
    const Never: UserComponent = () => <b>never</b>;
    Never.craft = { isCanvas: false };
    const Always: UserComponent = () => <b>always</b>;
    Always.craft = { isCanvas: true };
    const editor = openEditor(
      { resolver: { Box, Never, Always } },
      <Frame>
        <Element is={Box} canvas>
          <Element is={Never} canvas />
          <Element is={Always} canvas={false} />
        </Element>
      </Frame>,
    );
    const { query } = editor;
    expect(
      query
        .node('ROOT')
        .childNodes()
        .map((id) => query.node(id).isCanvas()),
    ).toEqual([false, true]);
  });

  describe('#edge: within 10 px of a Canvas’s edge, a drop', () => {
    /**
     * Drags "Four" 5 px inside the upper edge of a Canvas; returns the place where it would land, or the reason why
     * not.
     */
    function dropAtEdge(canvas: 'ROOT child' | 'D' | 'G') {
      const editor = openEditor(
        { resolver },
        <Frame>
          <Element is={Box} canvas>
            <Text text="One" />
            <Box>
              <Element is={Box} canvas />
            </Box>
            <Card />
            <Element is={Box} canvas />
          </Element>
        </Frame>,
      );
      const { query } = editor;
      const [A = '', B = '', F = '', own = ''] = query.node('ROOT').childNodes();
      const [D = ''] = query.node(B).childNodes();
      const [G = ''] = query.node(F).linkedNodes();
      const target = { 'ROOT child': own, D, G }[canvas];
      for (const id of ['ROOT', B, F]) place(domOf(editor, id), 0, 0, 300, 300);
      place(domOf(editor, A), 0, 0, 300, 10);
      place(domOf(editor, target), 50, 50, 200, 200);
      dragOver(domOf(editor, A), domOf(editor, target), 150, 55);
      const { indicator } = editor.query.getState();
      const names = new Map(
        [...Object.entries({ B, D, F, G, own }), ['ROOT', 'ROOT']].map(([k, v]) => [v, k]),
      );
      return {
        parent: names.get(indicator?.placement.parent.id ?? ''),
        error: String(indicator?.error ?? ''),
      };
    }

    it('lands in the parent if that is a Canvas', () => {
      expect(dropAtEdge('ROOT child')).toEqual({ parent: 'ROOT', error: '' });
    });

    it('is refused if the parent is not a Canvas', () => {
      const { error } = dropAtEdge('D');
      expect(error).toContain('Cannot move node into a non-Canvas parent');
    });

    it('lands in the Canvas itself if that is a linked Node', () => {
      expect(dropAtEdge('G')).toEqual({ parent: 'G', error: '' });
    });
  });

  it('#from-jsx-to-nodes: the JSX becomes the Nodes of the table', () => {
    const { query } = openTree();
    const nodesOf = (element: React.ReactElement) => {
      const { rootNodeId, nodes } = query.parseReactElement(element).toNodeTree();
      const { data } = nodes[rootNodeId] ?? { data: undefined };
      return { count: Object.keys(nodes).length, ...data };
    };
    expect(nodesOf(<Text text="Hi" />)).toMatchObject({ count: 1, isCanvas: false, props: { text: 'Hi' } });
    expect(nodesOf(<Element is={Box} canvas />)).toMatchObject({ name: 'Box', isCanvas: true });
    expect(nodesOf(<Element is={Text} text="Hi" hidden />)).toMatchObject({
      hidden: true,
      props: { text: 'Hi' },
    });
    expect(nodesOf(<h2>Hi</h2>)).toMatchObject({ type: 'h2', count: 1, props: { children: 'Hi' } });
    expect(
      nodesOf(
        <Box>
          <Text text="Hi" />
        </Box>,
      ),
    ).toMatchObject({ count: 2, nodes: [expect.any(String)] });
    expect(nodesOf(<Card />)).toMatchObject({ count: 1, linkedNodes: {} });
  });

  describe('#pitfalls', () => {
    /** Returns the message of the error that opening an editor with this page throws. */
    function errorOf(page: ReactNode, options = {}): string {
      const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      try {
        openEditor({ resolver, ...options }, <Frame>{page}</Frame>);
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      } finally {
        silent.mockRestore();
      }
    }

    it('a component that is not in the resolver, an <Element> without "is" and a fragment throw one message', () => {
      const Missing = () => <b>missing</b>;
      expect(errorOf(<Missing />)).toContain('(Missing) does not exist in the resolver');
      expect(errorOf(<Element canvas />)).toMatch(/\(\S+\) does not exist in the resolver/);
      expect(
        errorOf(
          // biome-ignore lint/complexity/noUselessFragments: the fragment is the mistake
          <>
            <Text />
          </>,
        ),
      ).toContain('(undefined) does not exist in the resolver');
    });

    it('a page with a component under the key "Canvas" is saved, and cannot be loaded', () => {
      const editor = openEditor(
        { resolver: { Canvas: Box } },
        <Frame>
          <Element is={Box} canvas />
        </Frame>,
      );
      const json = editor.query.serialize();
      expect(json).toContain('"resolvedName":"Canvas"');
      expect(() => editor.run(() => editor.actions.deserialize(json))).toThrow(
        '(Canvas) does not exist in the resolver',
      );
    });

    it('text next to an element disappears, and a number as children makes serialize() throw', () => {
      const editor = openEditor(
        { resolver },
        <Frame>
          <Element is={Box} canvas>
            <p>
              Hello <b>you</b>
            </p>
          </Element>
        </Frame>,
      );
      expect(editor.container.textContent).toBe('you');
      const counted = openEditor(
        { resolver },
        <Frame>
          <Element is={Box} canvas>
            <p>{3}</p>
          </Element>
        </Frame>,
      );
      expect(() => counted.query.serialize()).toThrow();
    });
  });
});
