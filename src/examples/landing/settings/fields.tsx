import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon, type IconName } from '../ui/icons.tsx';
import { colorToCss, isThemeColor, parseColor, THEME_COLORS } from '../values/color.ts';

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
  const problem = problemOf?.(value);
  const Control = multiline ? 'textarea' : 'input';
  return (
    <Labelled label={label} problem={problem}>
      {(id) => (
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
export function ChoiceField({ icons, ...props }: FieldProps<string> & ChoiceOptions<string>) {
  return (
    <Radios {...props} look="choice" face={(option) => icons?.[option] && <Icon name={icons[option]} />} />
  );
}

/** A theme colour or a custom one. */
export function ColorField({ label, value, onChange }: FieldProps<string>) {
  const isOwn = !isThemeColor(value);
  const draft = useDraft(isOwn ? value : '', (text) => {
    const color = parseColor(text);
    if (color !== undefined && color !== value) onChange(color);
    return color;
  });
  return (
    <Radios
      {...{ label, value, onChange }}
      look="color"
      shown={isOwn ? value : THEME_COLORS[value]}
      options={THEME_COLORS}
      face={(color) => (
        <span
          className="color-dot"
          data-none={color === 'none' || undefined}
          style={{ '--swatch': colorToCss(color, 'transparent') }}
        />
      )}
    >
      <div className="color-own">
        <input
          type="color"
          aria-label={`${label}: custom colour`}
          value={isOwn ? (parseColor(value) ?? '#000000') : '#62c462'}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="text"
          className="field-text"
          aria-label={`${label}: hex value`}
          placeholder="Custom colour, such as #62c462"
          spellCheck={false}
          autoComplete="off"
          {...draft}
        />
      </div>
    </Radios>
  );
}

interface RadiosProps extends FieldProps<string>, Pick<ChoiceOptions<string>, 'options'> {
  readonly look: 'choice' | 'color';
  /** What is shown of the value beside the label. */
  readonly shown?: string;
  /** Returns what is shown of an option instead of its name, if anything is. */
  readonly face: (option: string) => ReactNode;
  /** Other controls for the value. */
  readonly children?: ReactNode;
}

/** A group of radio buttons. */
function Radios({ label, value, onChange, options, look, shown, face, children }: RadiosProps) {
  const group = useId();
  return (
    <fieldset className="field">
      <legend className="field-label">
        {label}
        {shown && <span aria-hidden="true">{shown}</span>}
      </legend>
      <div className="radios" data-look={look}>
        {Object.entries(options).map(([option, name]) => {
          const ownFace = face(option);
          return (
            <label key={option} title={ownFace ? name : undefined}>
              <input type="radio" name={group} checked={option === value} onChange={() => onChange(option)} />
              {ownFace}
              <span className={ownFace ? 'visually-hidden' : undefined}>{name}</span>
            </label>
          );
        })}
      </div>
      {children}
    </fieldset>
  );
}

/** A choice of several options by name. */
export function SelectField(props: FieldProps<string | number> & ChoiceOptions<string>) {
  const { label, value, onChange, options } = props;
  return (
    <Labelled label={label}>
      {(id) => (
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
      )}
    </Labelled>
  );
}

/** The limits of a slider. */
export interface SliderOptions {
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
}

/** A slider, for numbers whose effect matters more than their digits. */
export function SliderField(props: FieldProps<number> & SliderOptions) {
  const { label, value, onChange, min = 0, max, step, unit } = props;
  const shown = unit ? `${value} ${unit}` : String(value);
  return (
    <Labelled label={label} shown={shown}>
      {(id) => (
        <input
          id={id}
          type="range"
          {...{ min, max, step, value }}
          aria-valuetext={unit && shown}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      )}
    </Labelled>
  );
}

/** A number. Incomplete numbers stay in the field; each complete one changes the page. */
export function NumberField({ label, value, onChange, max }: FieldProps<number> & { readonly max: number }) {
  const draft = useDraft(String(value), (text) => {
    // Of a text that is not a number, browsers return nothing.
    if (text === '') return undefined;
    const number = Math.min(max, Math.max(0, Number(text)));
    if (number !== value) onChange(number);
    return String(number);
  });
  return (
    <Labelled label={label}>
      {(id) => (
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
      )}
    </Labelled>
  );
}

/** A switch. */
export function SwitchField({ label, value, onChange }: FieldProps<boolean>) {
  return (
    <Labelled label={label} className="field switch">
      {(id) => (
        <input id={id} type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      )}
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  /** What is shown of the value beside the label. */
  readonly shown?: string;
  /** A sentence below the control, which has the control's id and `-problem` as its id. */
  readonly problem?: string | undefined;
  readonly className?: string;
  /** Returns the control with an id. */
  readonly children: (id: string) => ReactNode;
}

/** A control with its label. */
function Labelled({ label, shown, problem, className = 'field', children }: LabelledProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {shown && <span aria-hidden="true">{shown}</span>}
      </div>
      {children(id)}
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/**
 * Keeps incomplete input (`0.`, `#1`). When the focus leaves the field, or the value changes elsewhere, such as by
 * undo, the real value is shown again. `commit` returns the value that it parsed from the text, if any.
 */
function useDraft(
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
