import type {
  Node,
  NodeId,
  NodeTree,
  useEditorReturnType,
} from '@craftjs/core';

type Editor = Pick<useEditorReturnType, 'actions' | 'query'>;

/** The selected Nodes without the root and the regions of cards. */
function selectedIds({ query }: Editor): NodeId[] {
  return query
    .getEvent('selected')
    .all()
    .filter((id) => query.node(id).isDeletable());
}

export function deleteSelected(editor: Editor) {
  const ids = selectedIds(editor);
  if (ids.length > 0) editor.actions.delete(ids);
}

/** Copies each selected Node as one undo step. Selects the copies. */
export function duplicateSelected(editor: Editor) {
  const { actions, query } = editor;
  const copies: NodeId[] = [];

  for (const id of selectedIds(editor)) {
    const { parent } = query.node(id).get().data;
    if (!parent) continue;
    const { addNodeTree } =
      copies.length === 0 ? actions : actions.history.merge();
    const tree = copyTree(editor, id);
    addNodeTree(
      tree,
      parent,
      query.node(parent).childNodes().indexOf(id) + 1,
    );
    copies.push(tree.rootNodeId);
  }
  if (copies.length > 0) actions.selectNode(copies);
}

/** Copies a Node and everything in it. Every copy gets a new id. */
function copyTree({ query }: Editor, rootId: NodeId): NodeTree {
  const originals: Record<NodeId, Node> = query
    .node(rootId)
    .toNodeTree().nodes;
  const newIds = new Map<NodeId, NodeId>();
  const nodes: Record<NodeId, Node> = {};

  for (const { id, data } of Object.values(originals)) {
    const copy = query.parseFreshNode({ data }).toNode();
    newIds.set(id, copy.id);
    nodes[copy.id] = copy;
  }

  // The copies still name their children by the old ids.
  const renew = (id: NodeId) => newIds.get(id) ?? id;
  for (const { data } of Object.values(nodes)) {
    data.nodes = data.nodes.map(renew);
    data.linkedNodes = Object.fromEntries(
      Object.entries(data.linkedNodes).map(([region, id]) => [
        region,
        renew(id),
      ]),
    );
  }
  return { rootNodeId: renew(rootId), nodes };
}
