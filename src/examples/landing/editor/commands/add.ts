import { type NodeId, type NodeTree, ROOT_NODE } from '@craftjs/core';
import type { ReactElement } from 'react';
import { nameOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../ui/messages.ts';
import {
  done,
  type EditorAccess,
  findNode,
  type Outcome,
  type Query,
  refused,
  selectedId,
} from './editor-access.ts';
import { whyNotInto } from './why-not.ts';

/**
 * Adds a component without dragging: at the end of the selected container, or else after the selection or its nearest
 * ancestor whose parent accepts the component. The new Node becomes the selection.
 */
export function addNearSelection(
  { actions, query }: EditorAccess,
  element: ReactElement,
  name: string,
): Outcome {
  const tree = query.parseReactElement(element).toNodeTree();
  const { place, firstReason } = findPlace(query, tree);
  if (place === undefined) return refused(MESSAGES.cannotAdd(name, firstReason ?? MESSAGES.noParent));
  actions.addNodeTree(tree, place.parent, place.index);
  actions.selectNode(tree.rootNodeId);
  return done(MESSAGES.added(name, nameOf(query.node(place.parent).get())));
}

interface Place {
  readonly parent: NodeId;
  readonly index: number;
}

function findPlace(query: Query, tree: NodeTree): { readonly place?: Place; readonly firstReason?: string } {
  const selected = selectedId(query) ?? ROOT_NODE;
  let firstReason: string | undefined;
  let place: Place | undefined = { parent: selected, index: query.node(selected).childNodes().length };
  if (!query.node(selected).isCanvas()) place = placeBehind(query, selected);
  for (; place !== undefined; place = placeBehind(query, place.parent)) {
    const reason = whyNotInto(query, tree, place.parent);
    if (reason === undefined) return { place };
    firstReason ??= reason;
  }
  return firstReason === undefined ? {} : { firstReason };
}

function placeBehind(query: Query, id: NodeId): Place | undefined {
  const parent = findNode(query, findNode(query, id)?.data.parent);
  return parent && { parent: parent.id, index: parent.data.nodes.indexOf(id) + 1 };
}
