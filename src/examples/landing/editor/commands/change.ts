import type { Node, NodeId, NodeTree } from '@craftjs/core';
import { labelOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../ui/messages.ts';
import { done, type EditorAccess, findNode, type Outcome, type Query, refused } from './editor-access.ts';
import { whyNotInto, whyNotLeave } from './why-not.ts';

/** Puts a copy of a Node and its descendants after it, and selects the copy. */
export function duplicate({ actions, query }: EditorAccess, id: NodeId): Outcome {
  const node = findNode(query, id);
  const parent = findNode(query, node?.data.parent);
  if (node === undefined || parent === undefined) return refused(MESSAGES.cannotDuplicate(MESSAGES.isPage));
  const copy = withFreshIds(query, query.node(id).toNodeTree());
  const reason = whyNotInto(query, copy, parent.id);
  if (reason !== undefined) return refused(MESSAGES.cannotDuplicate(reason));
  actions.addNodeTree(copy, parent.id, parent.data.nodes.indexOf(id) + 1);
  actions.selectNode(copy.rootNodeId);
  return done(MESSAGES.duplicated(labelOf(node)));
}

/** Deletes a Node and its descendants. The nearest sibling, or else the parent, becomes the selection. */
export function remove({ actions, query }: EditorAccess, id: NodeId): Outcome {
  const node = findNode(query, id);
  const parent = findNode(query, node?.data.parent);
  if (node === undefined || parent === undefined || !query.node(id).isDeletable()) {
    return refused(MESSAGES.cannotDelete(MESSAGES.isPage));
  }
  const reason = whyNotLeave(query, node);
  if (reason !== undefined) return refused(MESSAGES.cannotDelete(reason));
  const index = parent.data.nodes.indexOf(id);
  const next = parent.data.nodes[index + 1] ?? parent.data.nodes[index - 1] ?? parent.id;
  actions.delete(id);
  actions.selectNode(next);
  return done(MESSAGES.deleted(labelOf(node)));
}

/** Hides or shows a Node. A hidden Node stays in the page and in the layers. */
export function toggleVisibility({ actions, query }: EditorAccess, id: NodeId): Outcome {
  const node = query.node(id).get();
  const { hidden } = node.data;
  actions.setHidden(id, !hidden);
  return { kind: 'toggled', text: (hidden ? MESSAGES.shown : MESSAGES.hidden)(labelOf(node)) };
}

/**
 * Returns a copy of a tree in which all Nodes are new. Adding a tree with existing ids would corrupt the page, so each
 * Node is created anew, and references between them are updated.
 */
function withFreshIds(query: Query, tree: NodeTree): NodeTree {
  const fresh = new Map<NodeId, Node>();
  for (const [id, { data }] of Object.entries(tree.nodes)) {
    fresh.set(id, query.parseFreshNode({ data: { ...data } }).toNode());
  }
  const freshId = (id: NodeId) => fresh.get(id)?.id ?? id;
  const nodes = [...fresh.values()].map((node) => ({
    ...node,
    data: {
      ...node.data,
      parent: node.data.parent && freshId(node.data.parent),
      nodes: node.data.nodes.map(freshId),
      linkedNodes: Object.fromEntries(
        Object.entries(node.data.linkedNodes).map(([key, id]) => [key, freshId(id)]),
      ),
    },
  }));
  return {
    rootNodeId: freshId(tree.rootNodeId),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  };
}
