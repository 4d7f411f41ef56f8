import { useLayoutEffect, useState } from 'react';
import { type Spacing, shownSpacing } from '../../settings/settings-panel.tsx';
import { useStore } from '../../ui/store.ts';
import { useSelectedNode } from '../commands/editor-access.ts';
import { areSame, type Rect, rectOnStage } from './use-node-rect.ts';

/** Tints the padding, the margin or the gaps of the selection while its setting is in use. */
export function SpacingOverlay({ stage }: { readonly stage: HTMLElement }) {
  const spacing = useStore(shownSpacing);
  // Any change of the Node triggers a new measurement.
  const dom = useSelectedNode()?.dom;
  const [areas, setAreas] = useState<readonly Area[]>([]);
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

/** An area on the stage. Its border is the padding or the margin. */
interface Area extends Rect {
  readonly borderWidth?: string;
}

function areasOf(spacing: Spacing, dom: HTMLElement, stage: HTMLElement): readonly Area[] {
  const style = getComputedStyle(dom);
  if (spacing === 'gap') return gapsOf(dom, stage, style.flexDirection === 'row');
  const box = rectOnStage(dom, stage);
  const scale = box.width / dom.offsetWidth || 1;
  // Browsers cut the fractions of a border's width.
  const size = (side: string) =>
    Math.round(Number.parseFloat(style.getPropertyValue(`${spacing}-${side}`)) * scale);
  const [top, right, bottom, left] = [size('top'), size('right'), size('bottom'), size('left')];
  const borderWidth = `${top}px ${right}px ${bottom}px ${left}px`;
  if (spacing === 'padding') return [{ ...box, borderWidth }];
  const [width, height] = [box.width + left + right, box.height + top + bottom];
  return [{ top: box.top - top, left: box.left - left, width, height, borderWidth }];
}

function gapsOf(dom: HTMLElement, stage: HTMLElement, isRow: boolean): readonly Area[] {
  const boxes = [...dom.children].map((child) => rectOnStage(child, stage));
  const gaps = boxes.slice(1).map((box, index) => {
    const before = boxes[index] ?? box;
    const [right, bottom] = [before.left + before.width, before.top + before.height];
    const [top, left] = [Math.min(before.top, box.top), Math.min(before.left, box.left)];
    return isRow
      ? { top, left: right, width: box.left - right, height: Math.max(bottom, box.top + box.height) - top }
      : { top: bottom, left, width: Math.max(right, box.left + box.width) - left, height: box.top - bottom };
  });
  return gaps.filter(({ width, height }) => width > 0 && height > 0);
}
