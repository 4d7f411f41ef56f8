import { useState } from 'react';
import { SIDE_NAMES, type Sides, sides } from '../values/sides.ts';
import { type FieldProps, NumberField, SliderField } from './fields.tsx';
import { type Spacing, useSpacingHandlers } from './spacing.ts';

const MAX_SIDE_PX = 160;

/** The space that the sides are of. */
export interface SidesOptions {
  readonly spacing: Spacing;
}

/** Padding or margin: one number for all sides, or one for each. */
export function SidesField({ label, value, onChange, spacing }: FieldProps<Sides> & SidesOptions) {
  const [wantsEach, setWantsEach] = useState(false);
  const [first = 0] = value;
  const each = wantsEach || value.some((side) => side !== first);
  return (
    <fieldset className="sides" {...useSpacingHandlers(spacing)}>
      <legend className="visually-hidden">{label}</legend>
      {each ? (
        <>
          <p className="field-label" aria-hidden="true">
            {label}
          </p>
          <div className="sides-each">
            {SIDE_NAMES.map((name, index) => (
              <NumberField
                key={name}
                label={name}
                value={value[index] ?? 0}
                max={MAX_SIDE_PX}
                onChange={(number) => onChange(value.with(index, number))}
              />
            ))}
          </div>
        </>
      ) : (
        <SliderField
          label={label}
          value={first}
          max={MAX_SIDE_PX}
          unit="px"
          onChange={(number) => onChange(sides(number))}
        />
      )}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          setWantsEach(!each);
          if (each) onChange(sides(first));
        }}
      >
        {each ? 'Same on all sides' : 'Each side'}
        <span className="visually-hidden">: {label}</span>
      </button>
    </fieldset>
  );
}
