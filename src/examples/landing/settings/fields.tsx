import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon, type IconName } from '../ui/icons.tsx';
import { type Spacing, useSpacingHandlers } from './spacing.ts';

/** What every field gets from the prop that it shows. */
export interface FieldProps<V> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** What a text may be. */
export interface TextOptions {
  readonly multiline?: boolean;
  readonly placeholder?: string;
  /** Corrects what was entered. */
  readonly parse?: (text: string) => string;
  /** Returns the problem of the value, as a sentence. */
  readonly problemOf?: (text: string) => string | undefined;
}

/** A text. */
export function TextField(props: FieldProps<string> & TextOptions) {
  const { label, value, onChange, multiline, placeholder, parse = (text) => text, problemOf } = props;
  const id = useId();
  const problem = problemOf?.(value);
  const Control = multiline ? 'textarea' : 'input';
  return (
    <Labelled label={label} htmlFor={id}>
      <Control
        id={id}
        className="field-text"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => onChange(parse(event.currentTarget.value))}
      />
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </Labelled>
  );
}

/** The options of a choice: the name of each value, and the icon that is shown instead if there is one. */
export interface ChoiceOptions<V> {
  readonly options: Readonly<Record<V extends string ? V : string, string>>;
  readonly icons?: Readonly<Record<V extends string ? V : string, IconName>>;
}

/** A choice of a few visible options: radio buttons in a row. */
export function ChoiceField(props: FieldProps<string> & ChoiceOptions<string>) {
  const { label, value, onChange, options, icons } = props;
  const group = useId();
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="choice-options">
        {Object.entries(options).map(([option, name]) => {
          const icon = icons?.[option];
          return (
            <label key={option} className="choice-option" title={icon && name}>
              <input
                type="radio"
                name={group}
                value={option}
                checked={option === value}
                onChange={() => onChange(option)}
              />
              {icon && <Icon name={icon} />}
              <span className={icon && 'visually-hidden'}>{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A choice of several options by name. */
export function SelectField(props: FieldProps<string | number> & ChoiceOptions<string>) {
  const { label, value, onChange, options } = props;
  const id = useId();
  return (
    <Labelled label={label} htmlFor={id}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(typeof value === 'number' ? Number(target.value) : target.value)}
      >
        {Object.entries(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** The limits of a slider. */
export interface SliderOptions {
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
  /** The space to which the number applies, which the canvas shows meanwhile. */
  readonly spacing?: Spacing;
}

/** A slider, for numbers whose effect matters more than their digits. */
export function SliderField(props: FieldProps<number> & SliderOptions) {
  const { label, value, onChange, min = 0, max, step, unit, spacing } = props;
  const id = useId();
  const shown = unit ? `${value} ${unit}` : String(value);
  return (
    <div className="field" {...useSpacingHandlers(spacing)}>
      <span className="field-label">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{shown}</span>
      </span>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={unit && shown}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

/** A number. Incomplete numbers stay in the field; each complete one changes the page. */
export function NumberField({ label, value, onChange, max }: FieldProps<number> & { readonly max: number }) {
  const id = useId();
  const draft = useDraft(String(value), (text) => {
    // Of a text that is not a number, browsers return nothing.
    if (text === '') return undefined;
    const number = Math.min(max, Math.max(0, Number(text)));
    if (number !== value) onChange(number);
    return String(number);
  });
  return (
    <Labelled label={label} htmlFor={id}>
      <input
        id={id}
        type="number"
        className="field-text"
        inputMode="decimal"
        min={0}
        max={max}
        autoComplete="off"
        {...draft}
      />
    </Labelled>
  );
}

/** A switch. */
export function SwitchField({ label, value, onChange }: FieldProps<boolean>) {
  const id = useId();
  return (
    <div className="field switch">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
    </div>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly htmlFor: string;
  readonly children: ReactNode;
}

function Labelled({ label, htmlFor, children }: LabelledProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={htmlFor}>
        {label}
      </label>
      {children}
    </div>
  );
}

/**
 * Keeps incomplete input (`0.`, `#1`). When the focus leaves the field, or the value changes elsewhere, such as by
 * undo, the real value is shown again. `commit` returns the value that it parsed from the text, if any.
 */
export function useDraft(
  value: string,
  commit: (text: string) => string | undefined,
): Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string }>();
  return {
    value: draft?.of === value ? draft.text : value,
    onChange: ({ target }) => setDraft({ text: target.value, of: commit(target.value) ?? value }),
    onBlur: () => setDraft(undefined),
  };
}
