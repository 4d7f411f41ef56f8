import { useState } from 'react';
import { areEqual, SIDE_NAMES, type Sides, sides, withSide } from '../values/sides.ts';
import { NumberField } from './NumberField.tsx';
import { SliderField } from './SliderField.tsx';
import { type Spacing, useSpacingHandlers } from './spacing.ts';

interface Props {
  readonly label: string;
  readonly value: Sides;
  readonly onChange: (value: Sides) => void;
  readonly max?: number;
  readonly spacing: Spacing;
}

/** Padding or margin: one number for all sides, or one for each. */
export function SidesField({ label, value, onChange, max = 160, spacing }: Props) {
  const [wantsEach, setWantsEach] = useState(false);
  const each = wantsEach || !areEqual(value);
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
                min={0}
                max={max}
                onChange={(number) => onChange(withSide(value, index, number))}
              />
            ))}
          </div>
        </>
      ) : (
        <SliderField
          label={label}
          value={value[0]}
          min={0}
          max={max}
          unit="px"
          onChange={(number) => onChange(sides(number))}
        />
      )}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          setWantsEach(!each);
          if (each) onChange(sides(value[0]));
        }}
      >
        {each ? 'Same on all sides' : 'Each side'}
        <span className="visually-hidden">: {label}</span>
      </button>
    </fieldset>
  );
}
