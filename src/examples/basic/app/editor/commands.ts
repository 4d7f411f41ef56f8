import {
  type Node,
  type NodeId,
  type NodeTree,
  ROOT_NODE,
  type useEditorReturnType,
} from '@craftjs/core';
import { startPage } from '../start-page.tsx';
import { addRegions } from './add-regions.ts';

type Editor = Pick<useEditorReturnType, 'actions' | 'query'>;

/** What is selected, without the root and the regions of cards: those stay where they are. */
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

/** Puts a copy behind each selected Node, as one undo step, and selects the copies. */
export function duplicateSelected(editor: Editor) {
  const { actions, query } = editor;
  const copies: NodeId[] = [];

  for (const id of selectedIds(editor)) {
    const { parent } = query.node(id).get().data;
    if (!parent) continue;
    const { addNodeTree } = copies.length === 0 ? actions : actions.history.merge();
    const tree = copyTree(editor, id);
    addNodeTree(tree, parent, query.node(parent).childNodes().indexOf(id) + 1);
    copies.push(tree.rootNodeId);
  }
  if (copies.length > 0) actions.selectNode(copies);
}

/** Copies a Node and everything in it. Ids must be unique, so every copy gets a new one. */
function copyTree({ query }: Editor, rootId: NodeId): NodeTree {
  const originals: Record<NodeId, Node> = query.node(rootId).toNodeTree().nodes;
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
      Object.entries(data.linkedNodes).map(([region, id]) => [region, renew(id)]),
    );
  }
  return { rootNodeId: renew(rootId), nodes };
}

/** Puts the start page in the place of the page, as one undo step. */
export function startOver({ actions, query }: Editor) {
  const tree = query.parseReactElement(startPage).toNodeTree((node, jsx) => {
    if (jsx === startPage) node.id = ROOT_NODE;
    return node;
  });
  const oldParts = query.node(ROOT_NODE).childNodes();

  actions.selectNode();
  if (oldParts.length > 0) actions.delete(oldParts);
  const { addNodeTree } = oldParts.length > 0 ? actions.history.merge() : actions;
  addNodeTree(addRegions(query, tree));
}
