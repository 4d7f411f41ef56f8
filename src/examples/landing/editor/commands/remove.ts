import type { NodeId } from '@craftjs/core';
import { nameOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../messages.ts';
import { done, type EditorAccess, findNode, type Outcome, refused } from './editor-access.ts';
import { whyNotLeave } from './why-not.ts';

/** Deletes a Node with everything in it. The nearest sibling, or else the parent, becomes the selection. */
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
  return done(MESSAGES.deleted(nameOf(node)));
}
