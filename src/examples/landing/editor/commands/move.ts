import type { NodeId } from '@craftjs/core';
import { nameOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../ui/messages.ts';
import { done, type EditorAccess, findNode, type Outcome, refused } from './editor-access.ts';
import { whyNotMove } from './why-not.ts';

/** Moves a Node before the sibling above it. */
export const moveUp = (editor: EditorAccess, id: NodeId) => moveBy(editor, id, -1);

/** Moves a Node after the sibling below it. */
export const moveDown = (editor: EditorAccess, id: NodeId) => moveBy(editor, id, 1);

function moveBy({ actions, query }: EditorAccess, id: NodeId, step: -1 | 1): Outcome {
  const place = placeOf(query, id);
  if (place === undefined) return refused(MESSAGES.cannotMove(MESSAGES.isPage));
  const { parent, siblings } = place;
  const [index, moved, isEnd] =
    step === -1
      ? [place.index - 1, MESSAGES.movedUp, MESSAGES.isFirst]
      : [place.index + 1, MESSAGES.movedDown, MESSAGES.isLast];
  if (siblings[index] === undefined) return refused(MESSAGES.cannotMove(isEnd(nameOf(parent))));
  // Positions count before the Node is removed, so "after the next" is two further.
  actions.move(id, parent.id, step === 1 ? index + 1 : index);
  return done(moved(MESSAGES.place(index, siblings.length)));
}

/** Moves a Node to the end of the container above it, or else to the start of the one below it. */
export function moveIn({ actions, query }: EditorAccess, id: NodeId): Outcome {
  const place = placeOf(query, id);
  if (place === undefined) return refused(MESSAGES.cannotMove(MESSAGES.isPage));
  const { siblings, index } = place;
  const isContainer = (sibling: NodeId) => query.node(sibling).isCanvas();
  const neighbours = [siblings[index - 1], siblings[index + 1]];
  const containers = neighbours.filter((sibling) => sibling !== undefined).filter(isContainer);
  const target = containers.find((sibling) => whyNotMove(query, id, sibling) === undefined);
  if (target === undefined) {
    const reason = containers.map((sibling) => whyNotMove(query, id, sibling))[0] ?? MESSAGES.noContainer;
    return refused(MESSAGES.cannotMove(reason));
  }
  const isAbove = siblings.indexOf(target) < index;
  actions.move(id, target, isAbove ? query.node(target).childNodes().length : 0);
  return done(MESSAGES.movedInto(nameOf(query.node(target).get())));
}

/** Moves a Node out of its parent, to the position after it. */
export function moveOut({ actions, query }: EditorAccess, id: NodeId): Outcome {
  const place = placeOf(query, id);
  if (place === undefined) return refused(MESSAGES.cannotMove(MESSAGES.isPage));
  const outer = placeOf(query, place.parent.id);
  if (outer === undefined) return refused(MESSAGES.cannotMove(MESSAGES.isTopLevel(nameOf(place.parent))));
  const reason = whyNotMove(query, id, outer.parent.id);
  if (reason !== undefined) return refused(MESSAGES.cannotMove(reason));
  actions.move(id, outer.parent.id, outer.index + 1);
  return done(MESSAGES.movedOut(nameOf(outer.parent)));
}

/** Returns the position of a Node among its siblings; undefined for the root. */
function placeOf(query: EditorAccess['query'], id: NodeId) {
  const parent = findNode(query, findNode(query, id)?.data.parent);
  if (parent === undefined) return undefined;
  const siblings = parent.data.nodes;
  return { parent, siblings, index: siblings.indexOf(id) };
}
