import type { NodeId } from '@craftjs/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { MESSAGES } from '../../ui/messages.ts';
import { notify } from '../../ui/notices.ts';
import { type Axis, useResize } from './resize.ts';

interface Props {
  readonly id: NodeId;
  readonly dom: HTMLElement;
  readonly name: string;
  readonly isRoot: boolean;
}

/** The handles at the edges of a box that can be resized. */
export function ResizeHandles({ id, dom, name, isRoot }: Props) {
  const resize = useResize(id, dom);
  // In the page's own pixels, whatever its scale.
  const { offsetWidth: width, offsetHeight: height } = dom;
  const handles = [
    { edge: 'right', axes: ['width'], label: `Width of ${name}: ${width} pixels` },
    { edge: 'bottom', axes: ['height'], label: `Height of ${name}: ${height} pixels` },
    { edge: 'corner', axes: ['width', 'height'], label: `Size of ${name}: ${width} by ${height} pixels` },
  ] as const;
  return handles
    .filter(({ edge }) => !(isRoot && edge === 'corner'))
    .map((handle) => <ResizeHandle key={handle.edge} {...handle} resize={resize} />);
}

interface HandleProps {
  readonly edge: 'right' | 'bottom' | 'corner';
  readonly axes: readonly Axis[];
  readonly label: string;
  readonly resize: ReturnType<typeof useResize>;
}

/** Pixels per arrow key; with Shift, one. */
const KEY_STEP_PX = 8;

const KEYS: Readonly<Record<string, { readonly axis: Axis; readonly sign: number }>> = {
  ArrowLeft: { axis: 'width', sign: -1 },
  ArrowRight: { axis: 'width', sign: 1 },
  ArrowUp: { axis: 'height', sign: -1 },
  ArrowDown: { axis: 'height', sign: 1 },
};

/**
 * A handle that is dragged with any pointer, or moved with the arrow keys. A double click restores the automatic size.
 */
function ResizeHandle({ edge, axes, label, resize }: HandleProps) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
    resize.start();
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (from.current === undefined) return;
    const scale = resize.scale();
    if (axes.includes('width')) resize.by('width', (clientX - from.current.x) / scale);
    if (axes.includes('height')) resize.by('height', (clientY - from.current.y) / scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (key === undefined || event.altKey || !axes.includes(key.axis)) return;
    event.preventDefault();
    resize.start();
    const size = resize.by(key.axis, key.sign * (event.shiftKey ? 1 : KEY_STEP_PX));
    notify(MESSAGES.resized(key.axis === 'width' ? 'Width' : 'Height', size));
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
      onLostPointerCapture={() => {
        from.current = undefined;
      }}
      onDoubleClick={() => {
        resize.start();
        for (const axis of axes) resize.reset(axis);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
