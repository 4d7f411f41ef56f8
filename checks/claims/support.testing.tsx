// Runs the claims of the pages about Craft.js, in jsdom. Each page has its own file, `<page>.test.tsx`; each test is
// titled with the claim, after the anchor that states it.
import {
  Element as CraftElement,
  Editor,
  type EditorStore,
  Frame,
  type Options,
  type UserComponent,
  useEditor,
  useNode,
} from '@craftjs/core';
import { act, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';

// React's `act`, which Testing Library calls, requires this flag.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** Makes an element the one of its Node, which users can drag. */
function useElement() {
  const { connectors, id } = useNode();
  const ref = (element: HTMLElement | null) => {
    if (element) connectors.connect(connectors.drag(element));
  };
  return { id, ref };
}

/** A draggable paragraph with its text in a prop. */
export const Text: UserComponent<{ text?: string | undefined }> = ({ text }) => {
  const { id, ref } = useElement();
  return (
    <p data-id={id} ref={ref}>
      {text}
    </p>
  );
};
Text.craft = { displayName: 'Text', props: { text: 'Hi' } };

/** A container. It is a Canvas only with `<Element canvas>`. */
export const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { id, ref } = useElement();
  return (
    <section data-id={id} ref={ref}>
      {children}
    </section>
  );
};
Box.craft = { displayName: 'Box' };

/** The element of a component that is composed of other Nodes. */
export function Article({ children }: { readonly children: ReactNode }) {
  return <article ref={useElement().ref}>{children}</article>;
}

/** A page of two texts. */
export function twoTexts(first: string, second: string): ReactElement {
  return (
    <Frame>
      <CraftElement is={Box} canvas>
        <Text text={first} />
        <Text text={second} />
      </CraftElement>
    </Frame>
  );
}

/** A mounted editor, and its interface for other code. */
export interface OpenEditor {
  readonly store: EditorStore;
  readonly query: EditorStore['query'];
  readonly actions: EditorStore['actions'];
  readonly container: HTMLElement;
  /** Renders the same editor again, with other options or children. */
  rerender(options: Partial<Options>, children: ReactNode): void;
  unmount(): void;
  /** Runs an action and waits for React to render the result. */
  run(change: () => void): void;
}

/** Makes a component that remembers the store of the editor around it; `probed` returns it once that has rendered. */
export function storeProbe() {
  const stores: EditorStore[] = [];
  function Probe() {
    const { store } = useEditor();
    stores[0] ??= store;
    return null;
  }
  const probed = (): EditorStore => {
    const [store] = stores;
    if (store === undefined) throw new Error('The editor did not render.');
    return store;
  };
  return { Probe, probed };
}

/** Mounts an `<Editor>` with `children` in it, which include the `<Frame>`. */
export function openEditor(options: Partial<Options>, children: ReactNode): OpenEditor {
  const { Probe, probed } = storeProbe();
  const app = (options: Partial<Options>, children: ReactNode) => (
    <Editor resolver={{ Text, Box }} {...options}>
      {children}
      <Probe />
    </Editor>
  );
  const { container, rerender, unmount } = render(app(options, children));
  const store = probed();
  return {
    store,
    query: store.query,
    actions: store.actions,
    container,
    rerender: (options, children) => rerender(app(options, children)),
    unmount,
    run: (change) => act(change),
  };
}

/** Returns the id of the only Node of a component, by its display name. */
export function idOf({ query }: Pick<OpenEditor, 'query'>, displayName: string, index = 0): string {
  const nodes = Object.values(query.getNodes()).filter((node) => node.data.displayName === displayName);
  const node = nodes[index];
  if (node === undefined) throw new Error(`There is no ${displayName} with index ${index} in the editor.`);
  return node.id;
}

/** Returns the element that a Node's component has passed to `connect`. */
export function domOf({ query }: Pick<OpenEditor, 'query'>, id: string): HTMLElement {
  const { dom } = query.node(id).get();
  if (dom === null) throw new Error(`The Node ${id} has no element.`);
  return dom;
}

/** Sets the position and size of an element. Without this, every box is empty, because jsdom has no layout. */
export function place(element: HTMLElement, x: number, y: number, width: number, height: number): void {
  element.style.display ||= 'block';
  element.style.margin ||= '0px';
  element.style.padding ||= '0px';
  element.getBoundingClientRect = () => DOMRect.fromRect({ x, y, width, height });
}

/** Sends a mouse or drag event, as a browser does while a user drags. */
export function send(element: Element, type: string, at: { x?: number; y?: number; metaKey?: boolean } = {}) {
  const event = new MouseEvent(type, {
    bubbles: type !== 'mouseleave',
    cancelable: true,
    clientX: at.x ?? 0,
    clientY: at.y ?? 0,
    metaKey: at.metaKey ?? false,
  });
  // jsdom has no drag events; the library and the samples use only this of a DataTransfer.
  Object.defineProperty(event, 'dataTransfer', { value: { types: [], setDragImage: () => undefined } });
  act(() => {
    element.dispatchEvent(event);
  });
}

/** Drags an element over another one; `drop` ends the drag. */
export function dragOver(source: Element, target: Element, x: number, y: number) {
  send(source, 'mousedown');
  send(source, 'dragstart');
  send(target, 'dragover', { x, y });
  return { drop: () => send(source, 'dragend', { x, y }) };
}
