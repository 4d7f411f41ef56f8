import type { Node, NodeId, NodeTree } from '@craftjs/core';
import { labelOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../ui/messages.ts';
import { done, type EditorAccess, findNode, type Outcome, type Query, refused } from './editor-access.ts';
import { whyNotInto } from './why-not.ts';

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
