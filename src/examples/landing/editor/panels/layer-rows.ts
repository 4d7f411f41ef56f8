import { type EditorState, type Node, type NodeId, ROOT_NODE } from '@craftjs/core';
import type { KeyPress } from '../keyboard/shortcuts.ts';

/** A row of the layers panel. */
export interface LayerRow {
  readonly node: Node;
  /** 1 for the page. */
  readonly level: number;
  /** Undefined if there is nothing to open. */
  readonly isOpen: boolean | undefined;
}

/** Returns the visible rows from top to bottom, including those inside open ones. */
export function layerRows(
  nodes: EditorState['nodes'],
  open: ReadonlySet<NodeId>,
  id: NodeId = ROOT_NODE,
  level = 1,
): readonly LayerRow[] {
  const node = nodes[id];
  if (node === undefined) return [];
  const children = node.data.nodes;
  const isOpen = children.length === 0 ? undefined : open.has(id);
  const inside = isOpen ? children.flatMap((child) => layerRows(nodes, open, child, level + 1)) : [];
  return [{ node, level, isOpen }, ...inside];
}

/**
 * Returns what a key does in the ARIA tree pattern (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/): the Node that
 * it selects, or `toggle` if the row opens or closes. Undefined for other keys.
 */
export function layerKey(press: KeyPress, rows: readonly LayerRow[], current: NodeId | undefined) {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  const index = rows.findIndex(({ node }) => node.id === current);
  const row = rows[index];
  if (row === undefined) return undefined;
  const { node, isOpen } = row;
  const targets: Readonly<Partial<Record<string, NodeId>>> = {
    ArrowDown: rows[index + 1]?.node.id ?? node.id,
    ArrowUp: rows[index - 1]?.node.id ?? node.id,
    Home: rows[0]?.node.id,
    End: rows.at(-1)?.node.id,
    ArrowRight: isOpen === false ? 'toggle' : (isOpen && rows[index + 1]?.node.id) || node.id,
    ArrowLeft: isOpen ? 'toggle' : (node.data.parent ?? node.id),
    Enter: node.id,
    ' ': node.id,
  };
  return targets[press.key];
}
