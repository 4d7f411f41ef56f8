import { type Node, ROOT_NODE, useEditor } from '@craftjs/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { nameOf } from '../../components/component-info.ts';
import { notify } from '../../ui/notices.ts';
import { formatLength, parseLength } from '../../values/length.ts';

/** The directions in which a box can grow. */
type Axis = 'width' | 'height';

/** The minimum size of a box in pixels; smaller ones cannot be grabbed. */
const MIN_SIZE_PX = 24;

/** Pixels within which a width snaps to the available width. */
const SNAP_PX = 8;

/** Pixels per arrow key; with Shift, one. */
const KEY_STEP_PX = 8;

const KEYS: Readonly<Record<string, { readonly axis: Axis; readonly sign: number }>> = {
  ArrowLeft: { axis: 'width', sign: -1 },
  ArrowRight: { axis: 'width', sign: 1 },
  ArrowUp: { axis: 'height', sign: -1 },
  ArrowDown: { axis: 'height', sign: 1 },
};

interface Props {
  readonly node: Node;
  readonly dom: HTMLElement;
}

/** The handles at the edges of a box that can be resized. */
export function ResizeHandles({ node, dom }: Props) {
  const name = nameOf(node);
  // In the page's own pixels, whatever its scale.
  const { offsetWidth: width, offsetHeight: height } = dom;
  const handles = [
    { edge: 'right', axes: ['width'], label: `Width of ${name}: ${width} pixels` },
    { edge: 'bottom', axes: ['height'], label: `Height of ${name}: ${height} pixels` },
    { edge: 'corner', axes: ['width', 'height'], label: `Size of ${name}: ${width} by ${height} pixels` },
  ] as const;
  return handles
    .filter(({ edge }) => edge !== 'corner' || node.id !== ROOT_NODE)
    .map((handle) => <ResizeHandle key={handle.edge} {...handle} id={node.id} dom={dom} />);
}

interface HandleProps extends Pick<Props, 'dom'> {
  readonly id: string;
  readonly edge: 'right' | 'bottom' | 'corner';
  readonly axes: readonly Axis[];
  readonly label: string;
}

/**
 * A handle that is dragged with any pointer, or moved with the arrow keys. A double click restores the automatic size.
 */
function ResizeHandle({ id, dom, edge, axes, label }: HandleProps) {
  const { actions, query } = useEditor();
  /** Where the gesture began, and the size then. A gesture is one step of undo however long it lasts. */
  const gesture = useRef({ x: 0, y: 0, width: 0, height: 0, isRecorded: false });
  const start = (x = 0, y = 0) => {
    gesture.current = { x, y, width: dom.offsetWidth, height: dom.offsetHeight, isRecorded: false };
  };
  const lengthOf = (axis: Axis) => String(query.node(id).get().data.props[axis]);
  const write = (axis: Axis, value: string) => {
    if (lengthOf(axis) === value) return;
    // The first change of a gesture is an undo step; the others join it.
    const recorder = gesture.current.isRecorded ? actions.history.merge() : actions;
    gesture.current.isRecorded = true;
    recorder.setProp(id, (props: Record<Axis, string>) => {
      props[axis] = value;
    });
  };
  /** Sets the size to the one at the start plus a number of page pixels. Returns the requested size. */
  const resizeBy = (axis: Axis, pixels: number) => {
    const parent = dom.parentElement ?? dom;
    const style = getComputedStyle(parent);
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    const size = gesture.current[axis] + pixels * growth(axis, style);
    write(axis, resizedLength(lengthOf(axis), axis, size, parent.clientWidth - padding));
    return Math.round(size);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start(event.clientX, event.clientY);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const scale = dom.getBoundingClientRect().width / dom.offsetWidth || 1;
    if (axes.includes('width')) resizeBy('width', (clientX - gesture.current.x) / scale);
    if (axes.includes('height')) resizeBy('height', (clientY - gesture.current.y) / scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (key === undefined || event.altKey || !axes.includes(key.axis)) return;
    event.preventDefault();
    start();
    const size = resizeBy(key.axis, key.sign * (event.shiftKey ? 1 : KEY_STEP_PX));
    notify(`${key.axis === 'width' ? 'Width' : 'Height'}: ${size} pixels.`);
  };

  return (
    <button
      type="button"
      className="resize-handle"
      data-edge={edge}
      aria-label={label}
      aria-description="Use the arrow keys to resize, with Shift for single pixels."
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={() => {
        start();
        for (const axis of axes) write(axis, 'auto');
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/**
 * Returns the length of a box that was dragged to a size. The unit stays the same, except that `auto` becomes pixels,
 * and the full width of the parent becomes 100 %, which still fits when the page gets narrower.
 */
export function resizedLength(previous: string, axis: Axis, pixels: number, available: number): string {
  const size = Math.max(MIN_SIZE_PX, pixels);
  if (axis === 'width' && size > available - SNAP_PX) return '100%';
  const isShare = axis === 'width' && parseLength(previous)?.unit === '%';
  return isShare
    ? formatLength({ unit: '%', value: Math.max(1, Math.round((size / available) * 100)) })
    : formatLength({ unit: 'px', value: Math.round(size) });
}

type ParentStyle = Pick<CSSStyleDeclaration, 'flexDirection' | 'justifyContent' | 'alignItems'>;

/**
 * Returns the change of the size for a pixel of the pointer. In a centred box both edges move, so the edge under the
 * pointer moves half as far.
 */
export function growth(axis: Axis, parent: ParentStyle): number {
  const placement = parent.flexDirection.startsWith('row') ? parent.justifyContent : parent.alignItems;
  return axis === 'width' && placement === 'center' ? 2 : 1;
}
