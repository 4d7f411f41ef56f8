import type { Node, NodeId, NodeTree } from '@craftjs/core';
import { infoOf, nameOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../ui/messages.ts';
import { findNode, type Query } from './editor-access.ts';

// Craft.js reports that a rule rejects, not which one: production builds contain no messages. So each rule is called
// separately, and the components provide the texts.

/** Returns the reason why new Nodes may not be added to a Node; undefined if they may. */
export function whyNotInto(query: Query, tree: NodeTree, target: NodeId): string | undefined {
  const root = tree.nodes[tree.rootNodeId];
  const parent = findNode(query, target);
  if (root === undefined || parent === undefined) return MESSAGES.otherRule;
  return query.node(target).isDroppable(root) ? undefined : whyNotAccepted(parent);
}

/** Returns the reason why a Node may not move into another one; undefined if it may. */
export function whyNotMove(query: Query, id: NodeId, target: NodeId): string | undefined {
  const node = findNode(query, id);
  const parent = findNode(query, target);
  if (node === undefined || parent === undefined) return MESSAGES.otherRule;
  if (query.node(id).isTopLevelNode()) return MESSAGES.isPage;
  const leaving = node.data.parent === target ? undefined : whyNotLeave(query, node);
  if (leaving !== undefined) return leaving;
  if (!query.node(id).isDraggable()) return MESSAGES.otherRule;
  return query.node(target).isDroppable(id) ? undefined : whyNotAccepted(parent);
}

/**
 * Returns the reason why a Node may not leave its parent; undefined if it may. Craft.js has no rule for deleting, so
 * deletion follows this one too: a row that keeps a Button keeps it in both cases.
 */
export function whyNotLeave(query: Query, node: Node): string | undefined {
  const parent = findNode(query, node.data.parent);
  if (parent === undefined) return MESSAGES.isPage;
  if (parent.rules.canMoveOut([node], parent, query.node)) return undefined;
  return MESSAGES.rule(nameOf(parent), infoOf(parent).keeps ?? MESSAGES.otherRule);
}

/** Returns the rule of a Node about its children. */
export function whyNotAccepted(parent: Node): string {
  return MESSAGES.rule(nameOf(parent), infoOf(parent).accepts ?? MESSAGES.takesNothing);
}
