import type { NodeId } from '@craftjs/core';
import type { LayerRow } from './layer-rows.ts';

/** The effect of a key on the tree. */
export interface LayerStep {
  readonly select?: NodeId | undefined;
  readonly open?: boolean;
}

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The keys of the ARIA tree pattern (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/). */
export function layerKey(
  press: Press,
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
      return row.isOpen === false ? { open: true } : { select: row.isOpen ? rows[index + 1]?.id : undefined };
    case 'ArrowLeft':
      return row.isOpen ? { open: false } : { select: row.parent };
    case 'Enter':
    case ' ':
      return { select: row.id };
    default:
      return undefined;
  }
}
