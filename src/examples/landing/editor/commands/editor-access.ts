import type { EditorState, Node, NodeId, useEditor } from '@craftjs/core';

/** The arguments of commands: the two halves of `useEditor`, which tests can also pass. */
export type EditorAccess = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>;

/** The queries that commands use. Collectors of `useEditor` receive at least these. */
export type Query = Pick<
  EditorAccess['query'],
  'node' | 'getNodes' | 'getEvent' | 'parseFreshNode' | 'parseReactElement'
>;

/**
 * The outcome of a command. A toggled Node may be out of sight now; a refused command has changed nothing, and the text
 * contains the reason.
 */
export interface Outcome {
  readonly kind: 'done' | 'toggled' | 'refused';
  readonly text: string;
}

/** The outcome of a command that succeeded. */
export const done = (text: string): Outcome => ({ kind: 'done', text });

/** The outcome of a command that changed nothing. */
export const refused = (text: string): Outcome => ({ kind: 'refused', text });

/** Returns the Node with an id, if it exists. */
export function findNode(query: Query, id: NodeId | null | undefined): Node | undefined {
  return id ? query.getNodes()[id] : undefined;
}

/** Returns the selected Node. The editor allows one at a time. */
export function selectedNode({ events, nodes }: Pick<EditorState, 'events' | 'nodes'>): Node | undefined {
  const [id = ''] = events.selected;
  return nodes[id];
}

/** Returns the id of the selected Node. */
export function selectedId(query: Query): NodeId | undefined {
  return query.getEvent('selected').all()[0];
}
