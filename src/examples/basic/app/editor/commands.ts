import type { NodeId, useEditorReturnType } from '@craftjs/core';
import { copyTree } from './copy-tree.ts';

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
    const tree = copyTree(query, query.node(id).toNodeTree());
    const node = tree.nodes[tree.rootNodeId];
    if (!parent || !node || !query.node(parent).isDroppable(node)) continue;

    const { addNodeTree } =
      copies.length === 0 ? actions : actions.history.merge();
    const index = query.node(parent).childNodes().indexOf(id);
    addNodeTree(tree, parent, index + 1);
    copies.push(tree.rootNodeId);
  }
  if (copies.length > 0) actions.selectNode(copies);
}
