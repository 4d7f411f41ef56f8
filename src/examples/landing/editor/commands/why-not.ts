import type { Node, NodeId, NodeTree } from '@craftjs/core';
import { infoOf, nameOf } from '../../components/component-info.ts';
import { findNode, type Query } from './editor-access.ts';

// Craft.js reports that a rule rejects, not which one: production builds contain no messages. So each rule is called
// separately, and the components provide the texts.

/** Why the page cannot be moved, copied or deleted. */
export const IS_PAGE = 'it is the page itself';

const OTHER_RULE = 'a rule does not allow it';

/** Returns the reason why new Nodes may not be added to a Node; undefined if they may. */
export function whyNotInto(query: Query, tree: NodeTree, parent: Node): string | undefined {
  const root = tree.nodes[tree.rootNodeId];
  return root && query.node(parent.id).isDroppable(root) ? undefined : whyNotAccepted(parent);
}

/** Returns the reason why a Node may not move into another one; undefined if it may. */
export function whyNotMove(query: Query, id: NodeId, target: NodeId): string | undefined {
  if (query.node(id).isTopLevelNode()) return IS_PAGE;
  const node = query.node(id).get();
  const leaving = node.data.parent === target ? undefined : whyNotLeave(query, node);
  if (leaving !== undefined) return leaving;
  if (!query.node(id).isDraggable()) return OTHER_RULE;
  return query.node(target).isDroppable(id) ? undefined : whyNotAccepted(query.node(target).get());
}

/**
 * Returns the reason why a Node may not leave its parent; undefined if it may. Craft.js has no rule for deleting, so
 * deletion follows this one too: a row that keeps a Button keeps it in both cases.
 */
export function whyNotLeave(query: Query, node: Node): string | undefined {
  const parent = findNode(query, node.data.parent);
  if (parent === undefined) return IS_PAGE;
  if (parent.rules.canMoveOut([node], parent, query.node)) return undefined;
  return `“${nameOf(parent)}” ${infoOf(parent).keeps ?? OTHER_RULE}`;
}

/** Returns the rule of a Node about its children. */
export function whyNotAccepted(parent: Node): string {
  return `“${nameOf(parent)}” ${infoOf(parent).accepts ?? 'accepts no other components'}`;
}
