import { useId } from 'react';

type FieldProps<T> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
};

export function TextField({ label, value, onChange }: FieldProps<string>) {
  return (
    <label className="field">
      <span>{label}</span>
      <textarea
        rows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

export function ColorField({ label, value, onChange }: FieldProps<string>) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

type RangeFieldProps = FieldProps<number> & { min: number; max: number };

export function RangeField({
  label,
  value,
  min,
  max,
  onChange,
}: RangeFieldProps) {
  return (
    <label className="field">
      <span>
        {label}: {value} px
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}

type ChoiceFieldProps<T extends string> = FieldProps<T> & {
  options: readonly T[];
};

export function ChoiceField<T extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceFieldProps<T>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
