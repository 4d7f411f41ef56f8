import { useId } from 'react';
import type { NumberRange } from '../values/number.ts';
import { type Spacing, useSpacingHandlers } from './spacing.ts';

interface Props extends NumberRange {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly step?: number;
  readonly unit?: string;
  /** The space to which the number applies, which the canvas shows meanwhile. */
  readonly spacing?: Spacing;
}

/** A slider, for numbers whose effect matters more than their digits. */
export function SliderField({ label, value, onChange, min, max, step = 1, unit = '', spacing }: Props) {
  const id = useId();
  return (
    <div className="field" {...useSpacingHandlers(spacing)}>
      <span className="field-label">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">
          {value}
          {unit && ` ${unit}`}
        </span>
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={unit === '' ? undefined : `${value} ${unit}`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
