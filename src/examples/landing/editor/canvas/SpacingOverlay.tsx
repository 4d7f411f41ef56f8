import { useEditor } from '@craftjs/core';
import { useLayoutEffect, useState } from 'react';
import { type Spacing, shownSpacing } from '../../settings/spacing.ts';
import { useStore } from '../../ui/store.ts';
import { selectedNode } from '../commands/editor-access.ts';
import { areSame, type Rect } from './use-node-rect.ts';

/** Tints the padding, the margin or the gaps of the selection while its setting is in use. */
export function SpacingOverlay({ stage }: { readonly stage: HTMLElement }) {
  const spacing = useStore(shownSpacing);
  // A change of the props triggers a new measurement.
  const { dom } = useEditor((state) => {
    const node = selectedNode(state);
    return { dom: node?.dom, props: node?.data.props };
  });
  const [areas, setAreas] = useState<readonly Rect[]>([]);
  useLayoutEffect(() => {
    const next = spacing === undefined || !dom?.isConnected ? [] : areasOf(spacing, dom, stage);
    setAreas((before) => (areSame(before, next) ? before : next));
  });
  return areas.map((area) => (
    <div
      key={`${area.left} ${area.top}`}
      className="spacing"
      data-spacing={spacing}
      style={{ ...area }}
      aria-hidden="true"
    />
  ));
}

/** Returns the areas of a space on the stage, in pixels of the screen. */
function areasOf(spacing: Spacing, dom: HTMLElement, stage: HTMLElement): readonly Rect[] {
  const box = dom.getBoundingClientRect();
  const scale = box.width / dom.offsetWidth || 1;
  const style = getComputedStyle(dom);
  const areas =
    spacing === 'gap'
      ? gapsOf(dom, style.flexDirection === 'row')
      : ring(box, (side) => Number.parseFloat(style.getPropertyValue(`${spacing}-${side}`)) * scale, spacing);
  const { top, left } = stage.getBoundingClientRect();
  return areas
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((area) => ({ ...area, top: area.top - top, left: area.left - left }));
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Returns the four strips along the edges of a box: inside for padding, outside for a margin. */
function ring(box: DOMRect, size: (side: Side) => number, where: 'padding' | 'margin'): readonly Rect[] {
  const [top, right, bottom, left] = [size('top'), size('right'), size('bottom'), size('left')];
  const outside = where === 'margin' ? 1 : 0;
  const outer = {
    top: box.top - outside * top,
    left: box.left - outside * left,
    width: box.width + outside * (left + right),
    height: box.height + outside * (top + bottom),
  };
  const middle = { top: outer.top + top, height: outer.height - top - bottom };
  return [
    { ...outer, height: top },
    { ...outer, top: outer.top + outer.height - bottom, height: bottom },
    { ...middle, left: outer.left, width: left },
    { ...middle, left: outer.left + outer.width - right, width: right },
  ];
}

function gapsOf(dom: HTMLElement, isRow: boolean): readonly Rect[] {
  const boxes = [...dom.children].map((child) => child.getBoundingClientRect());
  return boxes.slice(1).map((box, index) => {
    const before = boxes[index] ?? box;
    const [top, left] = [Math.min(before.top, box.top), Math.min(before.left, box.left)];
    const [bottom, right] = [Math.max(before.bottom, box.bottom), Math.max(before.right, box.right)];
    return isRow
      ? { top, left: before.right, width: box.left - before.right, height: bottom - top }
      : { top: before.bottom, left, width: right - left, height: box.top - before.bottom };
  });
}
