import { type NodeId, useEditor } from '@craftjs/core';
import { useRef } from 'react';
import { type Axis, growth, resizedLength } from './resize.ts';

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
      const parent = parentOf(dom);
      const size = gesture.current[axis] + pixels * growth(axis, parent);
      const before: unknown = query.node(id).get().data.props[axis];
      write(axis, resizedLength(String(before), axis, size, parent.width));
      return Math.round(size);
    },
    /** Restores the automatic size. */
    reset: (axis: Axis) => write(axis, 'auto'),
  };
}

/** Returns the layout of the parent, and the width that it has for its children. */
function parentOf({ parentElement }: HTMLElement) {
  if (parentElement === null) return { width: 0, direction: 'column', align: 'stretch', justify: 'start' };
  const style = getComputedStyle(parentElement);
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return {
    width: parentElement.clientWidth - padding,
    direction: style.flexDirection,
    align: style.alignItems,
    justify: style.justifyContent,
  };
}
