import { useNode } from '@craftjs/core';
import { useId } from 'react';
import { convertLength, formatLength, MAX_PX, parseLength } from '../values/length.ts';
import { type FieldProps, NumberField } from './fields.tsx';

/** The direction of a length. Heights have no percentage. */
export interface LengthOptions {
  readonly axis: 'width' | 'height';
}

/** A length and its unit. Changing the unit keeps the visible size. */
export function LengthField({ label, axis, value, onChange }: FieldProps<string> & LengthOptions) {
  const id = useId();
  const { dom } = useNode((node) => ({ dom: node.dom }));
  const length = parseLength(value) ?? { unit: 'auto' };
  const units = axis === 'width' ? (['auto', '%', 'px'] as const) : (['auto', 'px'] as const);

  const changeUnit = (index: number) => {
    // Offset sizes, because the page may be scaled down.
    const size = (element: HTMLElement | null | undefined) =>
      (axis === 'width' ? element?.offsetWidth : element?.offsetHeight) ?? 0;
    onChange(formatLength(convertLength(units[index] ?? 'auto', size(dom), size(dom?.parentElement))));
  };

  return (
    <div className="length">
      {length.unit === 'auto' ? (
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
      ) : (
        <NumberField
          label={label}
          value={length.value}
          max={length.unit === '%' ? 100 : MAX_PX}
          onChange={(number) => onChange(formatLength({ unit: length.unit, value: number }))}
        />
      )}
      <select
        id={id}
        aria-label={`${label}: unit`}
        value={length.unit}
        onChange={({ target }) => changeUnit(target.selectedIndex)}
      >
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unit === 'auto' ? 'Auto' : unit}
          </option>
        ))}
      </select>
    </div>
  );
}
