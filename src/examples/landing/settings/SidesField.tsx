import { useState } from 'react';
import { SIDE_NAMES, type Sides, sides } from '../values/sides.ts';
import { type FieldProps, NumberField, SliderField } from './fields.tsx';

const MAX_SIDE_PX = 160;

/** Padding or margin: one number for all sides, or one for each. */
export function SidesField({ label, value, onChange }: FieldProps<Sides>) {
  const [wantsEach, setWantsEach] = useState(false);
  const [first = 0] = value;
  const each = wantsEach || value.some((side) => side !== first);
  return (
    <fieldset className="sides">
      <legend className={each ? 'field-label' : 'visually-hidden'}>{label}</legend>
      {each ? (
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
