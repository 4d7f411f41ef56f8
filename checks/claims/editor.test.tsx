// @vitest-environment jsdom
// content/docs/api/editor.md
import {
  type DefaultEventHandlers,
  type EditorStore,
  Element,
  Frame,
  type NodeId,
  type Options,
  type Resolver,
  type UserComponent,
  useNode,
} from '@craftjs/core';
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSample } from './page-samples.ts';
import { Box, domOf, dragOver, idOf, openEditor, place, send, Text, twoTexts } from './support.tsx';

afterEach(() => vi.restoreAllMocks());

const page = twoTexts('First', 'Second');

const textsOf = ({ container }: { container: HTMLElement }) =>
  [...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent);

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

describe('api/editor#resolver', () => {
  it('saves a component under the key Canvas, and cannot load it again', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const resolver = { Text, Canvas: Box };
    const first = openEditor({ resolver }, page);
    const json = first.query.serialize();
    expect(json).toContain('{"resolvedName":"Canvas"}');
    first.unmount();
    expect(() => openEditor({ resolver }, <Frame data={json} />)).toThrow(
      'The component type specified for this node (Canvas) does not exist in the resolver',
    );
  });

  it('accepts more components later, through setOptions', () => {
    const Late: UserComponent = () => <i>late</i>;
    Late.craft = { displayName: 'Late' };
    const editor = openEditor({}, page);
    const add = () =>
      editor.actions.addNodeTree(editor.query.parseReactElement(<Late />).toNodeTree(), 'ROOT');
    expect(add).toThrow('does not exist in the resolver');
    editor.run(() =>
      editor.actions.setOptions((options) => {
        options.resolver = { ...options.resolver, Late };
      }),
    );
    editor.run(add);
    expect(editor.container.textContent).toContain('late');
    expect(editor.query.serialize()).toContain('"resolvedName":"Late"');
  });

  it('renders a component that is loaded lazily inside a function component', async () => {
    const Heavy = lazy(async () => ({ default: () => <b>heavy</b> }));
    const Chart: UserComponent = () => {
      const {
        connectors: { connect, drag },
      } = useNode();
      return (
        <div
          ref={(element) => {
            if (element) connect(drag(element));
          }}
        >
          <Suspense fallback="Loading">
            <Heavy />
          </Suspense>
        </div>
      );
    };
    Chart.craft = { displayName: 'Chart' };
    const editor = openEditor(
      { resolver: { Box, Chart } },
      <Frame>
        <Element is={Box} canvas>
          <Chart />
        </Element>
      </Frame>,
    );
    expect(await screen.findByText('heavy')).toBeDefined();
    expect(domOf(editor, idOf(editor, 'Chart')).getAttribute('draggable')).toBe('true');
  });
});

describe('api/editor#on-render', () => {
  it('leaves node.dom null while the editor has been disabled since it mounted', () => {
    const editor = openEditor({ enabled: false }, page);
    expect(editor.query.node('ROOT').get().dom).toBeNull();
    editor.rerender({ enabled: true }, page);
    expect(editor.query.node('ROOT').get().dom).not.toBeNull();
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

describe('api/editor#positioner', () => {
  function nested(innerIsCanvas: boolean) {
    const editor = openEditor(
      {},
      <Frame>
        <Element is={Box} canvas>
          <Text />
          <Element is={Box} canvas={innerIsCanvas}>
            <Element is={Box} canvas />
          </Element>
        </Element>
      </Frame>,
    );
    const [, outer, inner] = [0, 1, 2].map((index) => idOf(editor, 'Box', index));
    if (outer === undefined || inner === undefined) throw new Error('Three boxes were expected.');
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    place(domOf(editor, idOf(editor, 'Text')), 20, 20, 360, 20);
    place(domOf(editor, outer), 20, 60, 360, 300);
    place(domOf(editor, inner), 40, 100, 320, 100);
    return { editor, outer, inner };
  }

  it('moves a drop within 10 px of the edge of a Canvas to its parent, if that is a Canvas', () => {
    const { editor, outer, inner } = nested(true);
    const drag = dragOver(domOf(editor, idOf(editor, 'Text')), domOf(editor, inner), 200, 105);
    expect(editor.query.getState().indicator.placement.parent.id).toBe(outer);
    drag.drop();
    expect(editor.query.node(outer).childNodes()).toHaveLength(2);
  });

  it('refuses a drop within 10 px of the edge of a Canvas whose parent is not a Canvas', () => {
    const { editor, inner } = nested(false);
    const text = idOf(editor, 'Text');
    const drag = dragOver(domOf(editor, text), domOf(editor, inner), 200, 105);
    expect(String(editor.query.getState().indicator.error)).toContain(
      'Cannot move node into a non-Canvas parent',
    );
    drag.drop();
    expect(editor.query.node(text).get().data.parent).toBe('ROOT');
  });
});

describe('api/editor#hidden-nodes', () => {
  it('drops one place too early behind a Node that was hidden when the page loaded', () => {
    const editor = openEditor(
      {},
      <Frame>
        <Element is={Box} canvas>
          <Element is={Text} text="Hidden" hidden />
          <Text text="A" />
          <Text text="B" />
          <Text text="C" />
        </Element>
      </Frame>,
    );
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    for (const index of [1, 2, 3]) place(domOf(editor, idOf(editor, 'Text', index)), 20, index * 40, 360, 40);
    const [a, c] = [idOf(editor, 'Text', 1), idOf(editor, 'Text', 3)];
    dragOver(domOf(editor, a), domOf(editor, c), 200, 155).drop();
    // The user aimed behind C.
    expect(textsOf(editor)).toEqual(['B', 'A', 'C']);
  });

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

describe('api/editor#hidden-nodes, with HiddenNodes', () => {
  it('drops in the right place behind a Node that was hidden when the page loaded', async () => {
    const { HiddenNodes } = await loadSample<{ HiddenNodes: ComponentType }>(
      'docs/api/editor',
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

describe('api/editor#what-was-dropped', () => {
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
    }>('docs/api/editor', 'DropLogEditor.tsx');
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

describe('api/editor#cancel-drop', () => {
  it('drops at the last place of the indicator, even outside the page', () => {
    const editor = openEditor({}, page);
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    const [first, second] = [idOf(editor, 'Text'), idOf(editor, 'Text', 1)];
    place(domOf(editor, first), 20, 20, 360, 40);
    place(domOf(editor, second), 20, 60, 360, 40);
    const drag = dragOver(domOf(editor, first), domOf(editor, second), 200, 95);
    send(document.body, 'dragover', { x: 2000, y: 2000 });
    drag.drop();
    expect(textsOf(editor)).toEqual(['Second', 'First']);
  });

  it('does not drop outside the page with CancelOutsideHandlers, and still drops inside', async () => {
    const { CancelOutsideHandlers } = await loadSample<{
      CancelOutsideHandlers: typeof DefaultEventHandlers;
    }>('docs/api/editor', 'CancelOutsideHandlers.ts');
    const handlers = (store: EditorStore) =>
      new CancelOutsideHandlers({
        store,
        isMultiSelectEnabled: (event) => event.metaKey,
        removeHoverOnMouseleave: false,
      });
    const editor = openEditor({ handlers }, page);
    const root = domOf(editor, 'ROOT');
    place(root, 0, 0, 400, 400);
    const [first, second] = [idOf(editor, 'Text'), idOf(editor, 'Text', 1)];
    place(domOf(editor, first), 20, 20, 360, 40);
    place(domOf(editor, second), 20, 60, 360, 40);
    const dropOver = (element: HTMLElement) => {
      document.elementFromPoint = () => element;
      dragOver(domOf(editor, first), domOf(editor, second), 200, 95).drop();
      return textsOf(editor);
    };
    const before = textsOf(editor);
    expect(dropOver(document.body)).toEqual(before);
    expect(editor.query.getState().indicator).toBeNull();
    expect(dropOver(root)).toEqual(['Second', 'First']);
  });
});

describe('api/editor#drag-image', () => {
  it('shows a copy of the dragged element at the place of the drop, and none after it', async () => {
    const { DropGhost } = await loadSample<{ DropGhost: ComponentType }>('docs/api/editor', 'DropGhost.tsx');
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

describe('api/editor#first-render', () => {
  it('stores the elements of all Nodes in one change with BatchedHandlers, without an undo step', async () => {
    const { batchedHandlers } = await loadSample<{ batchedHandlers: Options['handlers'] }>(
      'docs/api/editor',
      'BatchedHandlers.ts',
    );
    const changes: string[] = [];
    const editor = openEditor(
      {
        handlers: batchedHandlers,
        normalizeNodes: (_state, _previous, { type }) => {
          changes.push(type);
        },
      },
      page,
    );
    await act(async () => {});
    // Elements are not data, so `normalizeNodes` runs only for `setState`.
    expect(changes).toEqual(['setState']);
    expect(Object.values(editor.query.getNodes()).every(({ dom }) => dom?.isConnected)).toBe(true);
    expect(editor.query.history.canUndo()).toBe(false);
    send(domOf(editor, idOf(editor, 'Text')), 'mousedown');
    expect(editor.query.getEvent('selected').all()).toEqual([idOf(editor, 'Text')]);
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    const [first, second] = [idOf(editor, 'Text'), idOf(editor, 'Text', 1)];
    place(domOf(editor, first), 20, 20, 360, 40);
    place(domOf(editor, second), 20, 60, 360, 40);
    dragOver(domOf(editor, first), domOf(editor, second), 200, 95).drop();
    expect(textsOf(editor)).toEqual(['Second', 'First']);
  });
});
