import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { storageSlot } from '../../app/platform/storage.ts';

/** The least and the greatest part of the window that a splitter gives to what it resizes, in per cent. */
const [MIN, MAX] = [25, 75] as const;

/** Per cent by which an arrow key moves a splitter. */
const STEP = 2;

/** The part of the window that something takes, in per cent. It is stored under the name. */
export function useSplit(name: string, initial: number): readonly [number, (percent: number) => void] {
  const slot = storageSlot(name, (value): value is string => /^\d\d$/.test(value));
  const [split, setShown] = useState(() => within(Number(slot.read() ?? initial)));
  const setSplit = (percent: number) => {
    setShown(within(percent));
    slot.write(String(within(percent)));
  };
  return [split, setSplit];
}

function within(percent: number): number {
  return Math.round(Math.min(MAX, Math.max(MIN, percent)));
}

interface SplitterProps {
  /** Accessible name. */
  readonly label: string;
  /** The direction of the line. */
  readonly orientation: 'horizontal' | 'vertical';
  readonly value: number;
  readonly onChange: (percent: number) => void;
  /** Returns the value at which the pointer is. */
  readonly valueAt: (event: PointerEvent<HTMLElement>) => number;
}

/** A line between two parts. The pointer and arrow keys move it. */
export function Splitter({ label, orientation, value, onChange, valueAt }: SplitterProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Partial<Record<string, number>>> = {
      ArrowLeft: value - STEP,
      ArrowDown: value - STEP,
      ArrowRight: value + STEP,
      ArrowUp: value + STEP,
      Home: MIN,
      End: MAX,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChange(target);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved
    <div
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      aria-valuenow={value}
      tabIndex={0}
      className="splitter"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        // While captured, a frame below the pointer does not take the events.
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onChange(valueAt(event));
      }}
    />
  );
}
