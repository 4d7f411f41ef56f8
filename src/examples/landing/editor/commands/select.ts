import { type NodeId, ROOT_NODE } from '@craftjs/core';
import { labelOf, nameOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../ui/messages.ts';
import { done, type EditorAccess, findNode, type Outcome, type Query, selectedId } from './editor-access.ts';

/** The directions of selection by keyboard. */
export type Direction = 'next' | 'previous' | 'parent' | 'child';

/** Selects a Node. */
export function select({ actions, query }: EditorAccess, id: NodeId): Outcome {
  actions.selectNode(id);
  const node = query.node(id).get();
  const parent = findNode(query, node.data.parent);
  return done(MESSAGES.selected(labelOf(node), parent && nameOf(parent)));
}

/** Selects the Node in a direction, or the page when nothing is selected. Does nothing if there is no such Node. */
export function selectTowards(editor: EditorAccess, direction: Direction): Outcome {
  const from = selectedId(editor.query);
  return select(
    editor,
    (from === undefined ? undefined : towards(editor.query, from, direction)) ?? from ?? ROOT_NODE,
  );
}

function towards(query: Query, from: NodeId, direction: Direction): NodeId | undefined {
  if (direction === 'parent') return findNode(query, from)?.data.parent ?? undefined;
  if (direction === 'child') return findNode(query, from)?.data.nodes[0];
  const order = readingOrder(query);
  return order[order.indexOf(from) + (direction === 'next' ? 1 : -1)];
}

/** Returns the ids of all visible Nodes, from top to bottom. */
export function readingOrder(query: Query): readonly NodeId[] {
  const visit = (id: NodeId): readonly NodeId[] => {
    const node = findNode(query, id);
    return node === undefined || node.data.hidden ? [] : [id, ...node.data.nodes.flatMap(visit)];
  };
  return visit(ROOT_NODE);
}
