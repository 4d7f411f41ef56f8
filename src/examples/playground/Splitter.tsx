import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { storageSlot } from '../../app/platform/storage.ts';

/** The least and the greatest part of the window that the code takes, in per cent. */
const [MIN, MAX] = [25, 75] as const;

/** Per cent by which an arrow key moves the splitter. */
const STEP = 2;

const slot = storageSlot('playground-split', (value): value is string => /^\d\d$/.test(value));

/** The part of the window that the code takes, in per cent. It is stored. */
export function useSplit(): { readonly split: number; readonly setSplit: (percent: number) => void } {
  const [split, setShown] = useState(() => within(Number(slot.read() ?? 52)));
  const setSplit = (percent: number) => {
    setShown(within(percent));
    slot.write(String(within(percent)));
  };
  return { split, setSplit };
}

function within(percent: number): number {
  return Math.round(Math.min(MAX, Math.max(MIN, percent)));
}

interface SplitterProps {
  readonly value: number;
  readonly onChange: (percent: number) => void;
}

/** The line between the code and the result. The pointer and arrow keys move it. */
export function Splitter({ value, onChange }: SplitterProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Partial<Record<string, number>>> = {
      ArrowLeft: value - STEP,
      ArrowRight: value + STEP,
      Home: MIN,
      End: MAX,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChange(target);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    // While captured, the frame of the result does not take the events.
    if (currentTarget.hasPointerCapture(pointerId)) onChange((clientX / window.innerWidth) * 100);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved
    <div
      role="separator"
      aria-label="Code and result"
      aria-orientation="vertical"
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      aria-valuenow={value}
      tabIndex={0}
      className="splitter"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
