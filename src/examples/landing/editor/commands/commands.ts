import { type Node, type NodeId, type NodeTree, ROOT_NODE } from '@craftjs/core';
import type { ReactElement } from 'react';
import { labelOf, nameOf } from '../../components/component-info.ts';
import type { Notice } from '../../ui/notices.ts';
import { type EditorAccess, findNode, type Query, selectedId } from './editor-access.ts';
import { IS_PAGE, whyNotInto, whyNotLeave, whyNotMove } from './why-not.ts';

/** What a command did, or why it has changed nothing, as a notice. */
export type Outcome = Pick<Notice, 'text' | 'tone'>;

const done = (text: string): Outcome => ({ text, tone: 'quiet' });

const refused = (action: string, reason: string): Outcome => ({
  text: `Cannot ${action}: ${reason}.`,
  tone: 'refusal',
});

/** The position of a Node among its siblings. */
interface Place {
  readonly parent: Node;
  readonly siblings: readonly NodeId[];
  readonly index: number;
}

/** Returns the position of a Node; undefined for the page, which is the root. */
function placeOf(query: Query, id: NodeId): Place | undefined {
  const parent = findNode(query, findNode(query, id)?.data.parent);
  return parent && { parent, siblings: parent.data.nodes, index: parent.data.nodes.indexOf(id) };
}

/** What a command did, or why not. */
type Result = { readonly done: string } | { readonly not: string };

/** Creates a command that the page itself refuses. */
function withPlace(action: string, run: (editor: EditorAccess, id: NodeId, place: Place) => Result) {
  return (editor: EditorAccess, id: NodeId): Outcome => {
    const place = placeOf(editor.query, id);
    const result = place === undefined ? { not: IS_PAGE } : run(editor, id, place);
    return 'not' in result ? refused(action, result.not) : done(result.done);
  };
}

/** Moves a Node before the sibling above it. */
export const moveUp = moveBy(-1);

/** Moves a Node after the sibling below it. */
export const moveDown = moveBy(1);

function moveBy(step: -1 | 1) {
  return withPlace('move', ({ actions }, id, { parent, siblings, index }) => {
    const next = index + step;
    const [direction, end] = step === -1 ? ['up', 'first'] : ['down', 'last'];
    if (siblings[next] === undefined) return { not: `it is the ${end} in “${nameOf(parent)}”` };
    // Positions count before the Node is removed, so "after the next" is two further.
    actions.move(id, parent.id, step === 1 ? next + 1 : next);
    return { done: `Moved ${direction}: ${next + 1} of ${siblings.length}.` };
  });
}

/** Moves a Node to the end of the container above it, or else to the start of the one below it. */
export const moveIn = withPlace('move', ({ actions, query }, id, { siblings, index }) => {
  const neighbours = [siblings[index - 1], siblings[index + 1]].filter((sibling) => sibling !== undefined);
  const containers = neighbours.filter((sibling) => query.node(sibling).isCanvas());
  const reasons = containers.map((container) => whyNotMove(query, id, container));
  const target = containers[reasons.indexOf(undefined)];
  if (target === undefined) return { not: reasons[0] ?? 'no container next to it accepts it' };
  const isAbove = siblings.indexOf(target) < index;
  actions.move(id, target, isAbove ? query.node(target).childNodes().length : 0);
  return { done: `Moved into “${nameOf(query.node(target).get())}”.` };
});

/** Moves a Node out of its parent, to the position after it. */
export const moveOut = withPlace('move', ({ actions, query }, id, { parent }) => {
  const outer = placeOf(query, parent.id);
  if (outer === undefined) return { not: `“${nameOf(parent)}” is the page itself` };
  const not = whyNotMove(query, id, outer.parent.id);
  if (not !== undefined) return { not };
  actions.move(id, outer.parent.id, outer.index + 1);
  return { done: `Moved out, into “${nameOf(outer.parent)}”.` };
});

/** Puts a copy of a Node and its descendants after it, and selects the copy. */
export const duplicate = withPlace('duplicate', ({ actions, query }, id, { parent, index }) => {
  const copy = withFreshIds(query, query.node(id).toNodeTree());
  const not = whyNotInto(query, copy, parent);
  if (not !== undefined) return { not };
  actions.addNodeTree(copy, parent.id, index + 1);
  actions.selectNode(copy.rootNodeId);
  return { done: `Duplicated “${labelOf(query.node(id).get())}”.` };
});

/** Deletes a Node and its descendants. The nearest sibling, or else the parent, becomes the selection. */
export const remove = withPlace('delete', ({ actions, query }, id, { parent, siblings, index }) => {
  const node = query.node(id).get();
  const not = query.node(id).isDeletable() ? whyNotLeave(query, node) : IS_PAGE;
  if (not !== undefined) return { not };
  actions.delete(id);
  actions.selectNode(siblings[index + 1] ?? siblings[index - 1] ?? parent.id);
  return { done: `Deleted “${labelOf(node)}”.` };
});

/** Selects a Node. */
export function select({ actions, query }: EditorAccess, id: NodeId): Outcome {
  actions.selectNode(id);
  const node = query.node(id).get();
  const parent = findNode(query, node.data.parent);
  return done(`Selected “${labelOf(node)}”${parent === undefined ? '' : ` in “${nameOf(parent)}”`}.`);
}

/** The directions of selection by keyboard. */
export type Direction = 'next' | 'previous' | 'parent' | 'child';

/** Selects the Node in a direction, or the page when nothing is selected. Does nothing if there is no such Node. */
export function selectTowards(editor: EditorAccess, direction: Direction): Outcome {
  const from = selectedId(editor.query);
  const target = from === undefined ? ROOT_NODE : (towards(editor.query, from, direction) ?? from);
  return select(editor, target);
}

function towards(query: Query, from: NodeId, direction: Direction): NodeId | null | undefined {
  if (direction === 'parent') return findNode(query, from)?.data.parent;
  if (direction === 'child') return findNode(query, from)?.data.nodes[0];
  const order = readingOrder(query);
  return order[order.indexOf(from) + (direction === 'next' ? 1 : -1)];
}

/** Returns the ids of all Nodes, from top to bottom. */
export function readingOrder(query: Query, id: NodeId = ROOT_NODE): readonly NodeId[] {
  return [id, ...(findNode(query, id)?.data.nodes ?? []).flatMap((child) => readingOrder(query, child))];
}

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
  const selected = query.node(selectedId(query) ?? ROOT_NODE);
  let place: Pick<Place, 'parent' | 'index'> | undefined = selected.isCanvas()
    ? { parent: selected.get(), index: selected.childNodes().length - 1 }
    : placeOf(query, selected.get().id);
  let firstReason: string | undefined;
  for (; place !== undefined; place = placeOf(query, place.parent.id)) {
    const reason = whyNotInto(query, tree, place.parent);
    if (reason === undefined) {
      actions.addNodeTree(tree, place.parent.id, place.index + 1);
      actions.selectNode(tree.rootNodeId);
      return done(`Added ${name} to “${nameOf(place.parent)}”.`);
    }
    firstReason ??= reason;
  }
  return refused(`add ${name}`, firstReason ?? 'nothing around the selection accepts it');
}

/**
 * Returns a copy of a tree in which all Nodes are new. Adding a tree with existing ids would corrupt the page, so each
 * Node is created anew, and references between them are updated.
 */
function withFreshIds(query: Query, tree: NodeTree): NodeTree {
  const fresh = new Map<NodeId, Node>();
  for (const [id, { data }] of Object.entries(tree.nodes)) {
    fresh.set(id, query.parseFreshNode({ data: { ...data } }).toNode());
  }
  const freshId = (id: NodeId) => fresh.get(id)?.id ?? id;
  const nodes = [...fresh.values()].map((node) => {
    const { parent, nodes } = node.data;
    return { ...node, data: { ...node.data, parent: parent && freshId(parent), nodes: nodes.map(freshId) } };
  });
  return {
    rootNodeId: freshId(tree.rootNodeId),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  };
}
