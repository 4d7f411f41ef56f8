import { type Node, useEditor } from '@craftjs/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { nameOf } from '../../components/component-info.ts';
import { notify } from '../../ui/notices.ts';

/** The directions in which a box can grow. */
const AXES = {
  width: { label: 'Width', size: 'offsetWidth', at: 'clientX', keys: ['ArrowLeft', 'ArrowRight'] },
  height: { label: 'Height', size: 'offsetHeight', at: 'clientY', keys: ['ArrowUp', 'ArrowDown'] },
} as const;

type Axis = keyof typeof AXES;

/** The minimum size of a box in pixels; smaller ones cannot be grabbed. */
const MIN_SIZE_PX = 24;

/** Pixels within which a width snaps to the available width. */
const SNAP_PX = 8;

/** Pixels per arrow key; with Shift, one. */
const KEY_STEP_PX = 8;

interface Props {
  readonly node: Node;
  readonly dom: HTMLElement;
}

/** The handles at the edges of a box that can be resized. */
export function ResizeHandles(props: Props) {
  return (['width', 'height'] as const).map((axis) => <ResizeHandle key={axis} axis={axis} {...props} />);
}

/**
 * A handle that is dragged with any pointer, or moved with the arrow keys. A gesture is one step of undo however long it
 * lasts.
 */
function ResizeHandle({ node, dom, axis }: Props & { readonly axis: Axis }) {
  const { actions, query } = useEditor();
  const { label, size, at, keys } = AXES[axis];
  const gesture = useRef({ from: 0, size: 0, isRecorded: false });
  const start = (from = 0) => {
    gesture.current = { from, size: dom[size], isRecorded: false };
  };
  const write = (value: string) => {
    if (query.node(node.id).get().data.props[axis] === value) return;
    // The first change of a gesture is an undo step; the others join it.
    const recorder = gesture.current.isRecorded ? actions.history.merge() : actions;
    gesture.current.isRecorded = true;
    recorder.setProp(node.id, (props: Record<Axis, string>) => {
      props[axis] = value;
    });
  };
  /** Sets the size to the one at the start plus a number of page pixels. Returns the requested size. */
  const resizeBy = (pixels: number) => {
    const { factor, available } = axis === 'width' ? roomFor(dom) : { factor: 1, available: Infinity };
    const requested = Math.round(Math.max(MIN_SIZE_PX, gesture.current.size + pixels * factor));
    // The full width of the parent still fits when the page gets narrower.
    write(requested > available - SNAP_PX ? '100%' : `${requested}px`);
    return requested;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start(event[at]);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = dom.getBoundingClientRect().width / dom.offsetWidth || 1;
    resizeBy((event[at] - gesture.current.from) / scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== keys[0] && event.key !== keys[1]) || event.altKey) return;
    const direction = event.key === keys[0] ? -1 : 1;
    event.preventDefault();
    start();
    notify(`${label}: ${resizeBy(direction * (event.shiftKey ? 1 : KEY_STEP_PX))} pixels.`);
  };

  return (
    <button
      type="button"
      className="resize-handle"
      data-axis={axis}
      // In the page's own pixels, whatever its scale.
      aria-label={`${label} of ${nameOf(node)}: ${dom[size]} pixels`}
      aria-description="Use the arrow keys to resize, with Shift for single pixels."
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}

/**
 * Returns the width that is available in the parent of a box, and the change of the box's width for a pixel of the
 * pointer: in a centred box both edges move, so the edge under the pointer moves half as far.
 */
function roomFor(dom: HTMLElement) {
  const parent = dom.parentElement ?? dom;
  const { flexDirection, justifyContent, alignItems, paddingLeft, paddingRight } = getComputedStyle(parent);
  const placement = flexDirection.startsWith('row') ? justifyContent : alignItems;
  return {
    factor: placement === 'center' ? 2 : 1,
    available: parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
  };
}
