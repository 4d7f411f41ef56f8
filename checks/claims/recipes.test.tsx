// content/docs/guides/recipes/
import {
  Editor,
  type EditorStore,
  Element,
  Frame,
  type NodeId,
  type NodeTree,
  type Resolver,
  type UserComponent,
  useEditor,
  useNode,
} from '@craftjs/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  Children,
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Box, domOf, dragOver, idOf, openEditor, place, send, Text } from './support.testing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function page(...children: ReactNode[]) {
  return (
    <Frame>
      <Element is={Box} canvas>
        {...children}
      </Element>
    </Frame>
  );
}

describe('guides/recipes/tabs', () => {
  it('a component gets its child Nodes as one element, a fragment', () => {
    const seen: number[] = [];
    const Slides: UserComponent<{ children?: ReactNode }> = ({ children }) => {
      seen.push(Children.count(children));
      return children;
    };
    openEditor(
      { resolver: { Slides, Text } },
      <Frame>
        <Slides>
          <Text />
          <Text />
        </Slides>
      </Frame>,
    );
    expect(seen.at(-1)).toBe(1);
  });

  it('a tab that is not shown keeps its content, and the tab that is shown can be deleted', async () => {
    const { default: Demo } = await import('../../content/demos/tabs.tsx');
    render(<Demo />);
    expect(screen.queryByText('From € 20 a day')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Prices' }));
    expect(screen.getByText('From € 20 a day')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Add a tab' }));
    expect(screen.getByRole('button', { name: 'Tab 3' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Delete this tab' }));
    expect(screen.queryByRole('button', { name: 'Tab 3' })).toBeNull();
    expect(screen.getByText('Canoes and kayaks')).toBeDefined();
  });
});

describe('guides/recipes/dialog', () => {
  it('shows the same region in place while users edit, and in the dialog on the published page', async () => {
    const { DialogContent } = await loadSample<{ DialogContent: UserComponent }>(
      'docs/guides/recipes/dialog',
      'DialogContent.tsx',
    );
    const { DialogButton } = await loadSample<{ DialogButton: UserComponent }>(
      'docs/guides/recipes/dialog',
      'DialogButton.tsx',
    );
    const resolver = { Box, Text, DialogButton, DialogContent };
    const frame = page(<DialogButton key="dialog" />);
    const editor = openEditor({ resolver }, frame);
    const { actions, query } = editor;
    const region = () => query.node(idOf(editor, 'Dialog')).linkedNodes();
    const [id = ''] = region();
    editor.run(() => actions.addNodeTree(query.parseReactElement(<Text text="More" />).toNodeTree(), id));
    expect(screen.getByText('More').closest('dialog')).toBeNull();
    editor.rerender({ resolver, enabled: false }, frame);
    expect(screen.getByText('More').closest('dialog')).not.toBeNull();
    expect(region()).toEqual([id]);
  });

  it('the content of a new dialog survives undo and redo, because it is added with its region', async () => {
    const { DialogButton, DialogContent, NewDialog } = {
      ...(await loadSample<{ DialogContent: UserComponent }>(
        'docs/guides/recipes/dialog',
        'DialogContent.tsx',
      )),
      ...(await loadSample<{ DialogButton: UserComponent }>(
        'docs/guides/recipes/dialog',
        'DialogButton.tsx',
      )),
      ...(await loadSample<{ NewDialog: ComponentType }>('docs/guides/recipes/dialog', 'NewDialog.tsx')),
    };
    const editor = openEditor(
      { resolver: { Box, Text, DialogButton, DialogContent } },
      <>
        <NewDialog />
        {page()}
      </>,
    );
    const { actions, query, run } = editor;
    place(domOf(editor, 'ROOT'), 0, 0, 500, 400);
    dragOver(screen.getByText('Dialog'), domOf(editor, 'ROOT'), 250, 200).drop();
    const [region = ''] = query.node(idOf(editor, 'Dialog')).linkedNodes();
    run(() => actions.addNodeTree(query.parseReactElement(<Text text="More" />).toNodeTree(), region));
    run(() => actions.history.undo());
    run(() => actions.history.undo());
    expect(query.node('ROOT').childNodes()).toEqual([]);
    run(() => actions.history.redo());
    run(() => actions.history.redo());
    expect(screen.getByText('More')).toBeDefined();
    expect(query.node(idOf(editor, 'Dialog')).linkedNodes()).toEqual([region]);
  });

  it('users can select Nodes in a portal, and drop others next to them', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const Popup: UserComponent<{ children?: ReactNode }> = ({ children }) => {
      const {
        connectors: { connect },
      } = useNode();
      const attach = (element: HTMLElement | null) => {
        if (element) connect(element);
      };
      return createPortal(<div ref={attach}>{children}</div>, host);
    };
    Popup.craft = { displayName: 'Popup', isCanvas: true };
    const editor = openEditor(
      { resolver: { Box, Text, Popup } },
      page(<Text key="out" text="Outside" />, createElement(Popup, { key: 'popup' }, <Text text="Inside" />)),
    );
    const [outside, inside] = [screen.getByText('Outside'), screen.getByText('Inside')];
    place(host.firstElementChild instanceof HTMLElement ? host.firstElementChild : host, 0, 0, 200, 100);
    place(inside, 20, 20, 100, 20);
    send(inside, 'mousedown');
    expect(editor.query.getEvent('selected').all()).toEqual([idOf(editor, 'Text', 1)]);
    dragOver(outside, inside, 50, 38).drop();
    expect(editor.query.node(idOf(editor, 'Popup')).childNodes()).toHaveLength(2);
    host.remove();
  });
});

describe('guides/recipes/images', () => {
  async function openImage() {
    const { ImageBlock } = await loadSample<{ ImageBlock: UserComponent }>(
      'docs/guides/recipes/images',
      'ImageBlock.tsx',
    );
    function Settings() {
      const { form } = useEditor((state) => ({
        form: Object.values(state.nodes).find(({ data }) => data.displayName === 'Image')?.related[
          'settings'
        ],
      }));
      return form ? createElement(form) : null;
    }
    const editor = openEditor(
      { resolver: { Box, Text, ImageBlock } },
      <>
        {page(<ImageBlock key="image" />)}
        <Settings />
      </>,
    );
    let answer: (response: unknown) => void = () => undefined;
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const file = new File(['x'], 'boat.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Image'), { target: { files: [file] } });
    const respond = () => act(async () => answer({ ok: true, json: async () => ({ url: '/boat.png' }) }));
    return { ...editor, id: idOf(editor, 'Image'), respond };
  }

  it('stores the address of the uploaded file, in one undo step', async () => {
    const { actions, id, query, respond, run } = await openImage();
    await respond();
    expect(query.node(id).get().data.props['src']).toBe('/boat.png');
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/boat.png');
    run(() => actions.history.undo());
    expect(query.node(id).get().data.props['src']).toBe('');
    expect(query.history.canUndo()).toBe(false);
  });

  it('does nothing if the image was deleted in the meantime', async () => {
    const { actions, id, query, respond, run } = await openImage();
    run(() => actions.delete(id));
    await respond();
    expect(query.node(id).get()).toBeUndefined();
  });
});

describe('guides/recipes/import-html', () => {
  it('turns HTML into Nodes of the given components, omits scripts, styles and attributes, and keeps images in paragraphs', async () => {
    const { htmlToElement } = await loadSample<{
      htmlToElement(html: string, parts: Readonly<Record<string, UserComponent>>): ReactElement;
    }>('docs/guides/recipes/import-html', 'html-to-element.tsx');
    const Heading: UserComponent = () => null;
    const Image: UserComponent = () => null;
    const editor = openEditor({ resolver: { Box, Text, Heading, Image } }, page());
    const html = `<section onclick="x()"><h2>Boats</h2><!-- no --><script>alert(1)</script>
      <p>Rent <b>one</b> today.<script>alert(1)</script></p><ul><li>Canoes<style>p {}</style></li></ul>
      <figure><p>See <img src="/boat.png" alt="A boat" onerror="x()"></p></figure></section>`;
    const element = htmlToElement(html, { Container: Box, Heading, Image, Text });
    const { nodes } = editor.query.parseReactElement(element).toNodeTree();
    const found = Object.values(nodes).map(({ data: { isCanvas, name, props } }) => {
      const { children, ...rest } = props;
      return `${name}${isCanvas ? ' (Canvas)' : ''} ${JSON.stringify(rest)}`;
    });
    expect(found.sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'Box (Canvas) {}'),
      'Heading {"text":"Boats","level":2}',
      'Image {"src":"/boat.png","alt":"A boat"}',
      'Text {"text":"Canoes"}',
      'Text {"text":"Rent one today."}',
      'Text {"text":"See"}',
    ]);
    editor.run(() =>
      editor.actions.addNodeTree(editor.query.parseReactElement(element).toNodeTree(), 'ROOT'),
    );
    expect(editor.query.serialize()).toContain('Rent one today.');
  });
});

describe('guides/recipes/store-outside', () => {
  it('serves components outside the editor through its store', async () => {
    const { AppWithToolbar } = await loadSample<{
      AppWithToolbar: ComponentType<{ resolver: Resolver; children: ReactElement }>;
    }>('docs/guides/recipes/store-outside', 'StoreOutside.tsx');
    let store: EditorStore | undefined;
    const Button: UserComponent<{ label?: string }> = ({ label }) => {
      const { actions } = useNode();
      ({ store } = useNode());
      return (
        <button
          type="button"
          onClick={() =>
            actions.setProp((props: { label?: string }) => {
              props.label = 'Changed';
            })
          }
        >
          {label}
        </button>
      );
    };
    render(
      <AppWithToolbar resolver={{ Button }}>
        <Button label="Change me" />
      </AppWithToolbar>,
    );
    const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
    expect(undo.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Change me' }));
    expect(undo.disabled).toBe(false);
    fireEvent.click(undo);
    expect(screen.getByRole('button', { name: 'Change me' })).toBeDefined();
    expect(undo.disabled).toBe(true);
    expect(store?.query.history.canRedo()).toBe(true);
  });
});

describe('guides/recipes/replace', () => {
  it('is one undo step, which restores the old Node with its id and its content', async () => {
    const { replaceNode } = await loadSample<{
      replaceNode: (api: Pick<EditorStore, 'actions' | 'query'>, id: NodeId, tree: NodeTree) => boolean;
    }>('docs/guides/recipes/replace', 'replace-node.ts');
    const editor = openEditor(
      {},
      page(
        <Element key="box" is={Box} canvas>
          <Text text="Inside" />
        </Element>,
        <Text key="text" text="Last" />,
      ),
    );
    const { actions, query, container, run } = editor;
    const [box = ''] = query.node('ROOT').childNodes();
    const tree = query.parseReactElement(<Text text="New" />).toNodeTree();
    run(() => expect(replaceNode(editor, box, tree)).toBe(true));
    expect(container.textContent).toBe('NewLast');
    run(() => actions.history.undo());
    expect(container.textContent).toBe('InsideLast');
    expect(query.node('ROOT').childNodes()[0]).toBe(box);
    expect(query.history.canUndo()).toBe(false);
    expect(replaceNode(editor, 'ROOT', tree)).toBe(false);
  });

  it('a container that is full refuses the replacement, because the old Node counts too', async () => {
    const { replaceNode } = await loadSample<{
      replaceNode: (api: Pick<EditorStore, 'actions' | 'query'>, id: NodeId, tree: NodeTree) => boolean;
    }>('docs/guides/recipes/replace', 'replace-node.ts');
    const One: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
    One.craft = {
      displayName: 'One',
      isCanvas: true,
      rules: {
        canMoveIn: (incoming, self, helpers) => helpers(self.id).childNodes().length + incoming.length <= 1,
      },
    };
    const editor = openEditor(
      { resolver: { Box, Text, One } },
      <Frame>
        <One>
          <Text text="Old" />
        </One>
      </Frame>,
    );
    const tree = editor.query.parseReactElement(<Text text="New" />).toNodeTree();
    expect(replaceNode(editor, idOf(editor, 'Text'), tree)).toBe(false);
    expect(screen.getByText('Old')).toBeDefined();
  });
});

describe('guides/recipes/free-placement', () => {
  const loadBoard = async () => {
    const { StickerBoard: Board } = await loadSample<{ StickerBoard: UserComponent }>(
      'docs/guides/recipes/free-placement',
      'StickerBoard.tsx',
    );
    const { Sticker } = await loadSample<{
      Sticker: UserComponent<{ x?: number; y?: number; text?: string }>;
    }>('docs/guides/recipes/free-placement', 'Sticker.tsx');
    const { NewSticker } = await loadSample<{ NewSticker: ComponentType }>(
      'docs/guides/recipes/free-placement',
      'NewSticker.tsx',
    );
    return { Board, Sticker, NewSticker };
  };

  it('stores the place of a component once, after it was dragged by pointer, and when a key moves it', async () => {
    const { Board, Sticker } = await loadBoard();
    const editor = openEditor(
      { resolver: { Board, Sticker } },
      <Frame>
        <Board>
          <Sticker x={10} y={20} text="Here" />
        </Board>
      </Frame>,
    );
    const { actions, query } = editor;
    const sticker = screen.getByText('Here');
    sticker.setPointerCapture = vi.fn();
    const place = () => {
      const { x, y } = query.node(idOf(editor, 'Sticker')).get().data.props;
      return [x, y];
    };
    fireEvent.pointerDown(sticker, { clientX: 100, clientY: 100 });
    fireEvent.pointerMove(sticker, { clientX: 130, clientY: 90 });
    expect(sticker.style.left).toBe('40px');
    expect(place()).toEqual([10, 20]);
    fireEvent.pointerUp(sticker, { clientX: 130, clientY: 90 });
    expect(place()).toEqual([40, 10]);
    editor.run(() => actions.history.undo());
    expect(place()).toEqual([10, 20]);
    fireEvent.keyDown(sticker, { key: 'ArrowDown' });
    expect(place()).toEqual([10, 30]);
  });

  it('puts a new component where the pointer is, in one undo step', async () => {
    const { Board, Sticker, NewSticker } = await loadBoard();
    const editor = openEditor(
      { resolver: { Board, Sticker } },
      <>
        <NewSticker />
        <Frame>
          <Board />
        </Frame>
      </>,
    );
    const { actions, query } = editor;
    const board = domOf(editor, 'ROOT');
    place(board, 50, 60, 500, 400);
    dragOver(screen.getByText('Sticker'), board, 250, 160).drop();
    expect(query.node(idOf(editor, 'Sticker')).get().data.props).toMatchObject({ x: 200, y: 100 });
    editor.run(() => actions.history.undo());
    expect(query.node('ROOT').childNodes()).toEqual([]);
  });
});

describe('guides/recipes/auto-scroll', () => {
  it('scrolls while something is dragged to the edge, and stops elsewhere', async () => {
    const { ScrollingCanvas } = await loadSample<{ ScrollingCanvas: ComponentType<{ children: ReactNode }> }>(
      'docs/guides/recipes/auto-scroll',
      'ScrollingCanvas.tsx',
    );
    render(
      <ScrollingCanvas>
        <p>Inside</p>
      </ScrollingCanvas>,
    );
    const inside = screen.getByText('Inside');
    const area = inside.parentElement;
    if (area === null) throw new Error('The canvas has no element.');
    place(area, 0, 100, 500, 400);
    area.scrollBy = vi.fn();
    const scrolled = () => vi.mocked(area.scrollBy).mock.calls.splice(0);
    vi.stubGlobal('requestAnimationFrame', () => 1);
    send(inside, 'dragover', { x: 10, y: 300 });
    expect(scrolled()).toEqual([]);
    send(inside, 'dragover', { x: 10, y: 120 });
    expect(scrolled()).toEqual([[0, -10]]);
    send(inside, 'dragover', { x: 10, y: 490 });
    expect(scrolled()).toEqual([[0, 10]]);
    // The drop indicator, which is not in the canvas.
    send(document.body, 'dragover', { x: 10, y: 490 });
    expect(scrolled()).toEqual([[0, 10]]);
    send(document.body, 'dragover', { x: 600, y: 490 });
    expect(scrolled()).toEqual([]);
  });

  it('during a drag, children are measured again when an element around them scrolls, and not when the window does', () => {
    const editor = openEditor(
      {},
      <div data-testid="area">
        {page(<Text key="1" text="First" />, <Text key="2" text="Second" />, <Text key="3" text="Third" />)}
      </div>,
    );
    const { query } = editor;
    const [first, second, third] = query
      .node('ROOT')
      .childNodes()
      .map((id) => domOf(editor, id));
    if (!first || !second || !third) throw new Error('The page has no three texts.');
    const placeAll = (offset: number) => {
      place(domOf(editor, 'ROOT'), 0, offset, 500, 600);
      for (const [index, element] of [first, second, third].entries()) {
        place(element, 20, offset + 100 + index * 100, 460, 100);
      }
    };
    // In the middle of the page: 300 pixels down.
    const indexAt = (y: number) => {
      send(second, 'dragover', { x: 50, y });
      const { index, where } = query.getState().indicator.placement;
      return where === 'after' ? index + 1 : index;
    };
    placeAll(0);
    dragOver(first, second, 50, 290);
    expect(indexAt(290)).toBe(2);

    // Everything is 100 pixels higher now, so the pointer is over the third text.
    placeAll(-100);
    act(() => {
      document.dispatchEvent(new Event('scroll'));
    });
    expect(indexAt(291)).toBe(2);
    act(() => {
      screen.getByTestId('area').dispatchEvent(new Event('scroll'));
    });
    expect(indexAt(291)).toBe(3);
  });
});

describe('guides/recipes/store-outside#redux', () => {
  it('components on the page read a context from around the editor', () => {
    const User = createContext('nobody');
    const Greeting = () => <p>{useContext(User)}</p>;
    render(
      <User.Provider value="Ada">
        <Editor resolver={{ Box, Greeting }}>{page(<Greeting />)}</Editor>
      </User.Provider>,
    );
    expect(screen.getByText('Ada')).toBeTruthy();
  });
});
