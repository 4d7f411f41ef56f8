import type {
  Node,
  NodeId,
  NodeTree,
  SerializedNodes,
  useEditorReturnType,
} from '@craftjs/core';
import {
  Editor,
  Element,
  Frame,
  ROOT_NODE,
  useEditor,
} from '@craftjs/core';
import type { ClipboardEvent, ReactNode } from 'react';
import { Box, Text } from '../parts.tsx';

type Query = useEditorReturnType['query'];
type Copy = { rootId: NodeId; nodes: SerializedNodes };
const FORMAT = 'application/x-my-editor';

// fold
function write(query: Query, id: NodeId): Copy {
  const ids = Object.keys(query.node(id).toNodeTree().nodes);
  const nodes = ids.map(
    (each) => [each, query.node(each).toSerializedNode()] as const,
  );
  return { rootId: id, nodes: Object.fromEntries(nodes) };
}

/**
 * Gives every Node a new id, and translates the ids that Nodes have of each
 * other.
 */
// fold
function read(query: Query, { rootId, nodes }: Copy): NodeTree {
  const copies = new Map<NodeId, Node>();
  for (const [id, node] of Object.entries(nodes))
    copies.set(id, query.parseSerializedNode(node).toNode());
  const renew = (id: NodeId) => copies.get(id)?.id ?? '';
  for (const { data } of copies.values()) {
    data.parent = data.parent && renew(data.parent);
    data.nodes = data.nodes.map(renew);
    const linked = Object.entries(data.linkedNodes);
    data.linkedNodes = Object.fromEntries(
      linked.map(([key, id]) => [key, renew(id)]),
    );
  }
  return {
    rootNodeId: renew(rootId),
    nodes: Object.fromEntries(
      [...copies.values()].map((node) => [node.id, node]),
    ),
  };
}

type Page = { label: string; children?: ReactNode };

/**
 * Takes the browser's own copy and paste events, which carry the clipboard:
 * no permission is asked.
 */
// fold
function Clipboard({ label, children }: Page) {
  const { actions, query } = useEditor();
  const selected = (): NodeId =>
    query.getEvent('selected').last() ?? ROOT_NODE;
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData(
      FORMAT,
      JSON.stringify(write(query, selected())),
    );
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData(FORMAT);
    if (text === '' || !query.getOptions().enabled) return;
    event.preventDefault();
    const tree = read(query, JSON.parse(text));
    const node = tree.nodes[tree.rootNodeId];
    const around = [selected(), ...query.node(selected()).ancestors(true)];
    const parent = around.find(
      (id) => node && query.node(id).isDroppable(node),
    );
    if (!parent) return;
    actions.addNodeTree(tree, parent);
    actions.selectNode(tree.rootNodeId);
  };
  return (
    <div role="group" aria-label={label} onCopy={copy} onPaste={paste}>
      {children}
    </div>
  );
}

// fold
function PageEditor({ label, children }: Page) {
  return (
    <Editor resolver={{ Box, Text }}>
      <Clipboard label={label}>
        <Frame>
          <Element is={Box} label={label} canvas>
            {children}
          </Element>
        </Frame>
      </Clipboard>
    </Editor>
  );
}

export default function Demo() {
  return (
    <div className="beside">
      <PageEditor label="First page">
        <Element is={Box} label="A box" canvas>
          <Text text="with a text in it" />
        </Element>
        {/* start */}
        <Text text="Copy me" />
      </PageEditor>
      <PageEditor label="Second page" />
    </div>
  );
}
