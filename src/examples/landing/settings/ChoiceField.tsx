import { useId } from 'react';
import { Icon, type IconName } from '../ui/icons.tsx';

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Shown instead of the label. */
  readonly icon?: IconName;
}

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

/** A choice of a few visible options: radio buttons in a row. */
export function ChoiceField<T extends string>({ label, value, options, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="field choice">
      <legend className="field-label">{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value} className="choice-option" title={option.icon && option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            <span className={option.icon && 'visually-hidden'}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
