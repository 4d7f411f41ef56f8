import { formatLength, parseLength } from '../../values/length.ts';

/** The directions in which a box can grow. */
export type Axis = 'width' | 'height';

/** The least size of a box in pixels; smaller ones cannot be grasped. */
const MIN_SIZE = 24;

/** Pixels within which a width snaps to all there is. */
const SNAP = 8;

/**
 * The length of a box that someone has pulled to a size. The unit stays as it was; `auto` becomes pixels; the full
 * width of the parent becomes 100 %, which goes on fitting when the page gets narrower.
 */
export function resizedLength(previous: string, axis: Axis, pixels: number, available: number): string {
  const size = Math.max(MIN_SIZE, pixels);
  if (axis === 'height') return formatLength({ unit: 'px', value: Math.round(size) });
  if (size > available - SNAP) return '100%';
  const isShare = parseLength(previous)?.unit === '%';
  return isShare
    ? formatLength({ unit: '%', value: Math.max(1, Math.round((size / available) * 100)) })
    : formatLength({ unit: 'px', value: Math.round(size) });
}

/**
 * How far the size goes for a pixel of the pointer: in a centred box both edges move, so the edge under the pointer
 * makes half the way.
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
