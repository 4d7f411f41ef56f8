// The page that `npm run measure:craft` opens: an editor with a given number of Nodes, and functions that perform
// users' actions in it. Each returns when Craft.js is done, React has committed and the browser has laid out the page.
import {
  DefaultEventHandlers,
  Editor,
  type EditorStore,
  Frame,
  type Node,
  type NodeId,
  ROOT_NODE,
  type SerializedNode,
  type SerializedNodes,
  useEditor,
  useNode,
} from '@craftjs/core';
import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Measured, Variant } from './measured.ts';

const CHILDREN_PER_BOX = 9;

function Text({ text }: { text: string }) {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <p
      style={{ margin: 0 }}
      ref={(element) => {
        if (element) connect(drag(element));
      }}
    >
      {text}
    </p>
  );
}

function Box({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <div
      style={{ padding: 12 }}
      ref={(element) => {
        if (element) connect(drag(element));
      }}
    >
      {children}
    </div>
  );
}

/** Collects the name of every Node, as an outline does and pages should not. */
function Outline() {
  const { names } = useEditor((state) => ({
    names: Object.entries(state.nodes).map(([id, node]: [string, Node]) => ({
      id,
      name: node.data.displayName,
    })),
  }));
  return <small>{names.length}</small>;
}

/** Collects two flags per Node, as most `onRender` components do. */
function RenderNode({ render }: { render: ReactElement }) {
  const { id, selected, hovered } = useNode((node) => ({
    selected: node.events.selected,
    hovered: node.events.hovered,
  }));
  useEditor((state) => ({ enabled: state.options.enabled, root: id === ROOT_NODE }));
  return selected || hovered ? <div style={{ outline: '1px solid' }}>{render}</div> : render;
}

/** Stores the elements of all Nodes that mount together in one change of the state, as the page recommends. */
class BatchedHandlers extends DefaultEventHandlers {
  private elements = new Map<NodeId, HTMLElement>();

  override handlers() {
    return {
      ...super.handlers(),
      connect: (element: HTMLElement, id: NodeId) => {
        if (this.elements.size === 0) queueMicrotask(() => this.storeElements());
        this.elements.set(id, element);
        return this.reflect((connectors) => {
          connectors.select(element, id);
          connectors.hover(element, id);
          connectors.drop(element, id);
        });
      },
    };
  }

  private storeElements() {
    const elements = this.elements;
    this.elements = new Map();
    this.options.store.actions.history.ignore().setState((state) => {
      for (const [id, element] of elements) {
        const node = state.nodes[id];
        if (node) node.dom = element;
      }
    });
  }
}

const batched = (store: EditorStore) =>
  new BatchedHandlers({
    store,
    isMultiSelectEnabled: (event) => event.metaKey,
    removeHoverOnMouseleave: false,
  });

/** Returns a saved page of exactly `count` Nodes: boxes of nine texts in the root. */
function pageOf(count: number): SerializedNodes {
  const nodes: SerializedNodes = {};
  const add = (id: string, parent: string | null, name: string, props: object): SerializedNode => {
    const node: SerializedNode = {
      type: { resolvedName: name },
      displayName: name,
      isCanvas: name === 'Box',
      parent,
      props,
      custom: {},
      hidden: false,
      nodes: [],
      linkedNodes: {},
    };
    nodes[id] = node;
    if (parent !== null) nodes[parent]?.nodes.push(id);
    return node;
  };
  add(ROOT_NODE, null, 'Box', {});
  let box = ROOT_NODE;
  for (let index = 1; index < count; index += 1) {
    if ((index - 1) % (CHILDREN_PER_BOX + 1) === 0) {
      box = `box-${index}`;
      add(box, ROOT_NODE, 'Box', {});
    } else {
      add(`text-${index}`, box, 'Text', {
        text: `Text ${index}: twenty words or so of a sentence that somebody has written.`,
      });
    }
  }
  return nodes;
}

/** Performs a user's action to completion, including layout. */
function finish(work: () => void): void {
  flushSync(work);
  document.body.getBoundingClientRect();
}

/** Creates an editor and the actions that are measured in it. `turn` counts the calls of an action. */
function open(count: number, variant: Variant): Session {
  const data = pageOf(count);
  const texts = Object.keys(data).filter((id) => id.startsWith('text-'));
  const at = (share: number) => texts[Math.floor(share * (texts.length - 1))] ?? '';
  const stores: EditorStore[] = [];
  function Probe() {
    const { store } = useEditor();
    stores[0] ??= store;
    return null;
  }
  const store = () => {
    const [first] = stores;
    if (first === undefined) throw new Error('The editor did not render.');
    return first;
  };
  const elementOf = (id: string) => {
    const { dom } = store().query.node(id).get();
    if (dom === null) throw new Error(`The Node ${id} has no element.`);
    return dom;
  };
  const send = (element: HTMLElement, type: string) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 4 };
    element.dispatchEvent(new DragEvent(type, { bubbles: true, ...at, dataTransfer: new DataTransfer() }));
  };
  /** Returns a position that differs from that of the previous turn. */
  const other = (turn: number) => at(turn % 2 === 0 ? 0.3 + turn / 100 : 0.6 + turn / 100);

  return {
    empty: { perform: () => undefined },
    load: {
      perform: () => {
        const host = document.createElement('div');
        document.body.replaceChildren(host);
        createRoot(host).render(
          <Editor
            resolver={{ Text, Box }}
            enabled={variant !== 'readOnly'}
            {...(variant !== 'default' && { handlers: batched })}
            {...(variant === 'onRender' && { onRender: RenderNode })}
          >
            <Probe />
            {variant === 'outline' && <Outline />}
            <Frame data={data} />
          </Editor>,
        );
      },
    },
    keystroke: {
      perform: (turn) =>
        store().actions.setProp(at(0.5), (props) => {
          props.text = `Typing ${turn}`;
        }),
    },
    select: { perform: (turn) => store().actions.selectNode(other(turn)) },
    hover: { perform: (turn) => send(elementOf(other(turn)), 'mouseover') },
    dragMove: {
      prepare: () => send(elementOf(at(0.1)), 'dragstart'),
      perform: (turn) => send(elementOf(other(turn)), 'dragover'),
      after: () => store().actions.clearEvents(),
    },
    drop: {
      prepare: (turn) => {
        send(elementOf(at(0.1)), 'dragstart');
        send(elementOf(other(turn)), 'dragover');
      },
      perform: () => send(elementOf(at(0.1)), 'dragend'),
    },
    serialize: { perform: () => store().query.serialize() },
  };
}

type Session = Record<
  Measured,
  {
    readonly prepare?: (turn: number) => void;
    readonly perform: (turn: number) => unknown;
    readonly after?: () => void;
  }
>;

let session: Session | undefined;

Object.assign(globalThis, {
  measured: {
    open: (count: number, variant: Variant) => {
      session = open(count, variant);
    },
    step: (action: Measured, step: 'prepare' | 'perform' | 'after', turn: number) => {
      finish(() => void session?.[action][step]?.(turn));
    },
  },
});
