import { useId } from 'react';

interface Option<T extends string | number> {
  readonly value: T;
  readonly label: string;
}

interface Props<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

/** A choice of several options by name. */
export function SelectField<T extends string | number>({ label, value, options, onChange }: Props<T>) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
