import { type EditorState, type NodeId, ROOT_NODE } from '@craftjs/core';
import { iconOf, labelOf, nameOf, textOf } from '../../components/component-info.ts';
import type { IconName } from '../../ui/icons.tsx';
import type { KeyPress } from '../keyboard/shortcuts.ts';

/** A row of the layers panel. */
export interface LayerRow {
  readonly id: NodeId;
  readonly name: string;
  /** The beginning of its text. */
  readonly text: string;
  /** The name with the beginning of its text. */
  readonly label: string;
  readonly icon: IconName;
  /** 1 for the page. */
  readonly level: number;
  readonly parent: NodeId | undefined;
  readonly isHidden: boolean;
  readonly isSelected: boolean;
  /** Undefined if there is nothing to open. */
  readonly isOpen: boolean | undefined;
}

/** Returns the visible rows from top to bottom, including those inside open ones. */
export function layerRows(state: Pick<EditorState, 'nodes'>, open: ReadonlySet<NodeId>): readonly LayerRow[] {
  const visit = (id: NodeId, level: number): readonly LayerRow[] => {
    const node = state.nodes[id];
    if (node === undefined) return [];
    const isOpen = node.data.nodes.length === 0 ? undefined : open.has(id);
    const row: LayerRow = {
      id,
      name: nameOf(node),
      text: textOf(node),
      label: labelOf(node),
      icon: iconOf(node),
      level,
      parent: node.data.parent ?? undefined,
      isHidden: node.data.hidden,
      isSelected: node.events.selected,
      isOpen,
    };
    return [row, ...(isOpen ? node.data.nodes.flatMap((child) => visit(child, level + 1)) : [])];
  };
  return visit(ROOT_NODE, 1);
}

/** The effect of a key on the tree. */
export interface LayerStep {
  readonly select?: NodeId | undefined;
  /** Whether the current row opens or closes. */
  readonly toggles?: true;
}

/** The keys of the ARIA tree pattern (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/). */
export function layerKey(
  press: KeyPress,
  rows: readonly LayerRow[],
  current: NodeId | undefined,
): LayerStep | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  const index = rows.findIndex(({ id }) => id === current);
  const row = rows[index];
  if (row === undefined) return undefined;
  switch (press.key) {
    case 'ArrowDown':
      return { select: rows[index + 1]?.id };
    case 'ArrowUp':
      return { select: rows[index - 1]?.id };
    case 'Home':
      return { select: rows[0]?.id };
    case 'End':
      return { select: rows.at(-1)?.id };
    case 'ArrowRight':
      return row.isOpen === false
        ? { toggles: true }
        : { select: row.isOpen ? rows[index + 1]?.id : undefined };
    case 'ArrowLeft':
      return row.isOpen ? { toggles: true } : { select: row.parent };
    case 'Enter':
    case ' ':
      return { select: row.id };
    default:
      return undefined;
  }
}
