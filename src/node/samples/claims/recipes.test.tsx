// @vitest-environment jsdom
// content/docs/guides/recipes.md
import {
  type EditorStore,
  Element,
  Frame,
  type Resolver,
  type UserComponent,
  useEditor,
  useNode,
} from '@craftjs/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Children, type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSample } from './page-samples.ts';
import { Box, dragOver, idOf, openEditor, place, send, Text } from './support.tsx';

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

describe('guides/recipes#tabs', () => {
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
    const { default: Demo } = await import('../../../../content/demos/tabs.tsx');
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

describe('guides/recipes#dialog', () => {
  it('shows the same region in place while users edit, and in the dialog on the published page', async () => {
    const { DialogButton, DialogContent } = await loadSample<{
      DialogButton: UserComponent;
      DialogContent: UserComponent;
    }>('docs/guides/recipes', 'DialogButton.tsx');
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

describe('guides/recipes#images', () => {
  async function openImage() {
    const { ImageBlock } = await loadSample<{ ImageBlock: UserComponent }>(
      'docs/guides/recipes',
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

describe('guides/recipes#import', () => {
  it('turns HTML into Nodes of the given components, and leaves scripts and attributes out', async () => {
    const { htmlToElement } = await loadSample<{
      htmlToElement(html: string, parts: Readonly<Record<string, UserComponent>>): ReactElement;
    }>('docs/guides/recipes', 'html-to-element.tsx');
    const Heading: UserComponent = () => null;
    const Image: UserComponent = () => null;
    const editor = openEditor({ resolver: { Box, Text, Heading, Image } }, page());
    const html = `<section onclick="x()"><h2>Boats</h2><!-- no --><script>alert(1)</script>
      <p>Rent <b>one</b> today.</p><div><img src="/boat.png" alt="A boat" onerror="x()">Loose text</div></section>`;
    const element = htmlToElement(html, { Container: Box, Heading, Image, Text });
    const { nodes } = editor.query.parseReactElement(element).toNodeTree();
    const found = Object.values(nodes).map(({ data: { isCanvas, name, props } }) => {
      const { children, ...rest } = props;
      return `${name}${isCanvas ? ' (Canvas)' : ''} ${JSON.stringify(rest)}`;
    });
    expect(found.sort()).toEqual([
      'Box (Canvas) {}',
      'Box (Canvas) {}',
      'Box (Canvas) {}',
      'Heading {"text":"Boats","level":2}',
      'Image {"src":"/boat.png","alt":"A boat"}',
      'Text {"text":"Loose text"}',
      'Text {"text":"Rent one today."}',
    ]);
    editor.run(() =>
      editor.actions.addNodeTree(editor.query.parseReactElement(element).toNodeTree(), 'ROOT'),
    );
    expect(editor.query.serialize()).toContain('Rent one today.');
  });
});

describe('guides/recipes#outside', () => {
  it('serves components outside the editor through its store', async () => {
    const { AppWithToolbar } = await loadSample<{
      AppWithToolbar: ComponentType<{ resolver: Resolver; children: ReactElement }>;
    }>('docs/guides/recipes', 'StoreOutside.tsx');
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
