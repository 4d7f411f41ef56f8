import type { Node, NodeId, useEditor } from '@craftjs/core';
import { nameOf } from '../../components/component-info.ts';

/** What commands work with: the two halves of `useEditor`, so that tests can hand them over as well. */
export type EditorAccess = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>;

/** Reads from the editor: what collectors of `useEditor` are given has this much as well. */
export type Query = Pick<
  EditorAccess['query'],
  'node' | 'getNodes' | 'getEvent' | 'parseFreshNode' | 'parseReactElement'
>;

/** How a command ended. A refusal changed nothing and its text says why. */
export interface Outcome {
  readonly kind: 'done' | 'refused';
  readonly text: string;
}

/** A command did what it is for. */
export const done = (text: string): Outcome => ({ kind: 'done', text });

/** A command changed nothing. */
export const refused = (text: string): Outcome => ({ kind: 'refused', text });

/** A Node, if there is one of this id. */
export function findNode(query: Query, id: NodeId | null | undefined): Node | undefined {
  return id ? query.getNodes()[id] : undefined;
}

/** The name of the Node of an id. */
export function nameOfId(query: Query, id: NodeId): string {
  const node = findNode(query, id);
  return node === undefined ? id : nameOf(node);
}

/** The selected Node. The editor allows one at a time. */
export function selectedId(query: Query): NodeId | undefined {
  return query.getEvent('selected').all()[0];
}
