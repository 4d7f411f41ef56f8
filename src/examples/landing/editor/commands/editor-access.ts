import { type Node, type NodeId, useEditor } from '@craftjs/core';

/** The arguments of commands: the two halves of `useEditor`, which tests can also pass. */
export type EditorAccess = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>;

/** The queries that commands use. Collectors of `useEditor` receive at least these. */
export type Query = Pick<
  EditorAccess['query'],
  'node' | 'getNodes' | 'getEvent' | 'parseFreshNode' | 'parseReactElement'
>;

/** Returns the Node with an id, if it exists. */
export function findNode(query: Query, id: NodeId | null | undefined): Node | undefined {
  return id ? query.getNodes()[id] : undefined;
}

/** Returns the selected Node, and renders again when it changes. */
export function useSelectedNode(): Node | undefined {
  return useEditor(({ events, nodes }) => ({ node: nodes[[...events.selected][0] ?? ''] })).node;
}

/** Returns the id of the selected Node. The editor allows one at a time. */
export function selectedId(query: Query): NodeId | undefined {
  return query.getEvent('selected').all()[0];
}
