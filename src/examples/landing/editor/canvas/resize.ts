import { type NodeId, useEditor } from '@craftjs/core';
import { useRef } from 'react';
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
export function growth(axis: Axis, parent: ParentStyle) {
  const placement = parent.flexDirection.startsWith('row') ? parent.justifyContent : parent.alignItems;
  return axis === 'width' && placement === 'center' ? 2 : 1;
}

type ParentStyle = Pick<CSSStyleDeclaration, 'flexDirection' | 'justifyContent' | 'alignItems'>;

/** Returns what changes the size of a Node that has the props `width` and `height`. */
export function useResize(id: NodeId, dom: HTMLElement) {
  const { actions, query } = useEditor();
  const gesture = useRef({ width: 0, height: 0, isRecorded: false });

  const write = (axis: Axis, value: string) => {
    if (query.node(id).get().data.props[axis] === value) return;
    const { isRecorded } = gesture.current;
    // The first change of a gesture is an undo step; the others join it.
    const recorder = isRecorded ? actions.history.merge() : actions;
    gesture.current.isRecorded = true;
    recorder.setProp(id, (props: Record<Axis, string>) => {
      props[axis] = value;
    });
  };

  return {
    /** Begins a gesture, which is one step of undo however long it lasts. */
    start: () => {
      gesture.current = { width: dom.offsetWidth, height: dom.offsetHeight, isRecorded: false };
    },
    /** Returns the number of screen pixels in one pixel of the page. */
    scale: () => dom.getBoundingClientRect().width / dom.offsetWidth || 1,
    /** Sets the size to the size at the start plus a number of page pixels. Returns the requested size. */
    by: (axis: Axis, pixels: number) => {
      const parent = dom.parentElement ?? dom;
      const style = getComputedStyle(parent);
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const size = gesture.current[axis] + pixels * growth(axis, style);
      const before: unknown = query.node(id).get().data.props[axis];
      write(axis, resizedLength(String(before), axis, size, parent.clientWidth - padding));
      return Math.round(size);
    },
    /** Restores the automatic size. */
    reset: (axis: Axis) => write(axis, 'auto'),
  };
}
