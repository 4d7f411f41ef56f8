import { useId } from 'react';
import { type NumberRange, parseNumber } from '../values/number.ts';
import { useDraft } from './use-draft.ts';

interface Props extends NumberRange {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly step?: number;
  readonly unit?: string;
  /** Named for assistive technology only: the context shows what it is. */
  readonly hideLabel?: boolean;
}

/** A number with its unit. Incomplete numbers stay in the field; each complete one changes the page. */
export function NumberField({ label, value, onChange, min, max, step = 1, unit, hideLabel = false }: Props) {
  const id = useId();
  const draft = useDraft(String(value), (text) => {
    const number = parseNumber(text, { min, max });
    if (number === undefined) return undefined;
    if (number !== value) onChange(number);
    return String(number);
  });
  return (
    <div className="field">
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <span className="field-box">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          autoComplete="off"
          {...draft}
        />
        {unit && <span className="field-unit">{unit}</span>}
      </span>
    </div>
  );
}
