import { formatLength, parseLength } from '../../values/length.ts';

/** The directions in which a box can grow. */
export type Axis = 'width' | 'height';

/** The minimum size of a box in pixels; smaller ones cannot be grabbed. */
const MIN_SIZE_PX = 24;

/** Pixels within which a width snaps to the available width. */
const SNAP_PX = 8;

/**
 * Returns the length of a box that was dragged to a size. The unit stays the same, except that `auto` becomes pixels,
 * and the full width of the parent becomes 100 %, which still fits when the page gets narrower.
 */
export function resizedLength(previous: string, axis: Axis, pixels: number, available: number): string {
  const size = Math.max(MIN_SIZE_PX, pixels);
  if (axis === 'height') return formatLength({ unit: 'px', value: Math.round(size) });
  if (size > available - SNAP_PX) return '100%';
  const isShare = parseLength(previous)?.unit === '%';
  return isShare
    ? formatLength({ unit: '%', value: Math.max(1, Math.round((size / available) * 100)) })
    : formatLength({ unit: 'px', value: Math.round(size) });
}

/**
 * Returns the change of the size for a pixel of the pointer. In a centred box both edges move, so the edge under the
 * pointer moves half as far.
 */
export function growth(
  axis: Axis,
  parent: { readonly direction: string; readonly align: string; readonly justify: string },
) {
  const isRow = parent.direction.startsWith('row');
  const across = isRow ? 'height' : 'width';
  const placement = axis === across ? parent.align : parent.justify;
  return placement === 'center' && axis === 'width' ? 2 : 1;
}
