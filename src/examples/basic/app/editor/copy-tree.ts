import type { EditorStore, Node, NodeId, NodeTree } from '@craftjs/core';

/** A copy of a tree in which every Node has a new id. */
export function copyTree(
  query: EditorStore['query'],
  tree: NodeTree,
): NodeTree {
  const newIds = new Map<NodeId, NodeId>();
  const nodes: Record<NodeId, Node> = {};

  for (const [oldId, { data }] of Object.entries(tree.nodes)) {
    const copy = query.parseFreshNode({ data }).toNode();
    newIds.set(oldId, copy.id);
    nodes[copy.id] = copy;
  }

  // The copies still name their children by the old ids.
  const renew = (id: NodeId) => newIds.get(id) ?? id;
  for (const { data } of Object.values(nodes)) {
    data.nodes = data.nodes.map(renew);
    data.linkedNodes = Object.fromEntries(
      Object.entries(data.linkedNodes).map(([name, id]) => [
        name,
        renew(id),
      ]),
    );
  }

  return { rootNodeId: renew(tree.rootNodeId), nodes };
}
