// content/docs/api/editor.md
import {
  Editor,
  type EditorStore,
  Element,
  Frame,
  type NodeId,
  type Options,
  type Resolver,
  type UserComponent,
  useNode,
} from '@craftjs/core';
import { act, render } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import {
  Article,
  Box,
  domOf,
  dragOver,
  idOf,
  type OpenEditor,
  openEditor,
  place,
  send,
  storeProbe,
  Text,
  twoTexts,
} from './support.testing.tsx';

afterEach(() => vi.restoreAllMocks());

const page = twoTexts('First', 'Second');

describe('api/editor#example', () => {
  it('appends a copy of the dragged element, ids included, to the body during a drag', () => {
    const editor = openEditor({}, page);
    const text = domOf(editor, idOf(editor, 'Text'));
    text.id = 'mine';
    const drag = dragOver(text, domOf(editor, idOf(editor, 'Text', 1)), 10, 10);
    expect(document.querySelectorAll('body > .drag-shadow#mine')).toHaveLength(1);
    drag.drop();
    expect(document.querySelector('.drag-shadow')).toBeNull();
  });
});

describe('api/editor#several-editors', () => {
  /** Opens an editor whose page has a text and a slide, which has two texts in an editor of its own. */
  function openNested() {
    const { Probe, probed } = storeProbe();
    const Slide: UserComponent = () => (
      <Article>
        <Editor resolver={{ Text, Box }}>
          {twoTexts('Inside', 'Also inside')}
          <Probe />
        </Editor>
      </Article>
    );
    Slide.craft = { displayName: 'Slide' };
    const outer = openEditor(
      { resolver: { Text, Box, Slide } },
      <Frame>
        <Element is={Box} canvas>
          <Text text="Outside" />
          <Slide />
        </Element>
      </Frame>,
    );
    return { outer, inner: probed() };
  }
  const selected = ({ query }: Pick<OpenEditor, 'query'>) => query.getEvent('selected').all();

  it('within a component of another editor, a press selects in the inner editor alone', () => {
    const { outer, inner } = openNested();
    const text = idOf(inner, 'Text');
    send(domOf(inner, text), 'mousedown');
    expect(selected(inner)).toEqual([text]);
    expect(selected(outer)).toEqual([]);
    const slide = idOf(outer, 'Slide');
    send(domOf(outer, slide), 'mousedown');
    expect(selected(outer)).toEqual([slide]);
    expect(selected(inner)).toEqual([text]);
  });

  it('the JSON of the outer editor lacks the page of the inner one', () => {
    const { outer, inner } = openNested();
    expect(outer.query.serialize()).toContain('Outside');
    expect(outer.query.serialize()).not.toContain('Inside');
    expect(inner.query.serialize()).toContain('Inside');
  });

  it('what is dragged from one is not dropped into the other', () => {
    const { outer, inner } = openNested();
    const before = { outer: outer.query.serialize(), inner: inner.query.serialize() };
    const outside = domOf(outer, idOf(outer, 'Text'));
    const [first, second] = [domOf(inner, idOf(inner, 'Text')), domOf(inner, idOf(inner, 'Text', 1))];
    for (const [index, element] of [outside, first, second].entries()) place(element, 0, index * 40, 100, 30);
    dragOver(outside, second, 10, 108).drop();
    dragOver(second, outside, 10, 2).drop();
    expect({ outer: outer.query.serialize(), inner: inner.query.serialize() }).toEqual(before);
    dragOver(second, first, 10, 42).drop();
    expect(inner.query.serialize()).not.toEqual(before.inner);
  });
});

describe('api/editor#undefined', () => {
  it('with resolver={undefined}, reports that the first component does not exist in the resolver', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const options: Partial<Options> = {};
    Reflect.set(options, 'resolver', undefined);
    expect(() => openEditor(options, page)).toThrow(
      'The component type specified for this node (Box) does not exist in the resolver',
    );
  });

  it('with enabled={undefined}, turns editing off', () => {
    const options: Partial<Options> = {};
    Reflect.set(options, 'enabled', undefined);
    expect(openEditor(options, page).query.getOptions().enabled).toBeUndefined();
  });
});

describe('api/editor#indicator', () => {
  /** Whether the bar between two texts is vertical with these styles. */
  function isUpright(parent: Partial<CSSStyleDeclaration>, child: Partial<CSSStyleDeclaration>) {
    const editor = openEditor({}, page);
    const root = domOf(editor, 'ROOT');
    const [first, second] = [0, 1].map((index) => domOf(editor, idOf(editor, 'Text', index)));
    if (first === undefined || second === undefined) throw new Error('Two texts were expected.');
    place(root, 0, 0, 400, 400);
    place(first, 20, 20, 360, 40);
    place(second, 20, 60, 360, 40);
    Object.assign(root.style, parent);
    for (const element of [first, second]) Object.assign(element.style, child);
    const indicator = editor.query.getDropPlaceholder(idOf(editor, 'Text'), 'ROOT', { x: 370, y: 62 });
    const { where } = indicator.placement;
    editor.unmount();
    // At the right end and the top of the second text: after it in a row, before it in a column.
    return where === 'after';
  }

  it.each([
    ['children of a block', {}, {}],
    ['a flex column', { display: 'flex', flexDirection: 'column' }, {}],
    ['children with display: flex', {}, { display: 'flex' }],
    ['children with position: relative', {}, { position: 'relative' }],
  ])('is a horizontal bar for %s', (_name, parent, child) => {
    expect(isUpright(parent, child)).toBe(false);
  });

  it.each([
    ['a flex row', { display: 'flex' }, {}],
    ['a flex column in reverse', { display: 'flex', flexDirection: 'column-reverse' }, {}],
    ['a grid, even of one column', { display: 'grid' }, {}],
    ['a parent that floats', { float: 'left' }, {}],
    ['children with display: inline-block', {}, { display: 'inline-block' }],
    ['children with display: inline-flex', {}, { display: 'inline-flex' }],
    ['children with display: flow-root', {}, { display: 'flow-root' }],
    ['children with overflow: hidden', {}, { overflow: 'hidden' }],
    ['children with position: absolute', {}, { position: 'absolute' }],
    ['children with position: sticky', {}, { position: 'sticky' }],
  ])('is an upright bar for %s', (_name, parent, child) => {
    expect(isUpright(parent, child)).toBe(true);
  });
});

describe('guides/page-changes#what-was-dropped', () => {
  it('reports which Nodes were dropped where', async () => {
    interface Drop {
      readonly ids: NodeId[];
      readonly parent: NodeId;
      readonly index?: number;
    }
    const { DropLogEditor } = await loadSample<{
      DropLogEditor: ComponentType<{
        resolver: Resolver;
        onDrop: (drop: Drop) => void;
        children: ReactElement;
      }>;
    }>('docs/guides/page-changes', 'DropLogEditor.tsx');
    let store: EditorStore | undefined;
    const Tap: UserComponent<{ children?: ReactNode }> = ({ children }) => {
      ({ store } = useNode());
      return <Box>{children}</Box>;
    };
    const drops: Drop[] = [];
    render(
      <DropLogEditor resolver={{ Tap, Text }} onDrop={(drop) => drops.push(drop)}>
        <Element is={Tap} canvas>
          <Text text="A" />
          <Text text="B" />
        </Element>
      </DropLogEditor>,
    );
    if (store === undefined) throw new Error('The editor did not render.');
    const { actions, query } = store;
    const [a, b] = query.node('ROOT').childNodes();
    if (a === undefined || b === undefined) throw new Error('Two texts were expected.');
    await act(async () => actions.move(a, 'ROOT', 2));
    await act(async () => actions.move([a, b], 'ROOT', 0));
    const tree = query.parseReactElement(<Text text="New" />).toNodeTree();
    await act(async () => actions.addNodeTree(tree, 'ROOT', 1));
    await act(async () => actions.history.undo());
    expect(drops).toEqual([
      { ids: [a], parent: 'ROOT', index: 2 },
      { ids: [a, b], parent: 'ROOT', index: 0 },
      { ids: [tree.rootNodeId], parent: 'ROOT', index: 1 },
    ]);
  });
});
