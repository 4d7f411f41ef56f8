import { type ReactNode, useId } from 'react';
import { colorToCss, isThemeColor, THEME_COLORS } from '../values/color.ts';
import type { Sides } from '../values/sides.ts';

/** What every field gets from the prop that it shows. */
export interface FieldProps<V> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** What a text may be. */
export interface TextOptions {
  readonly multiline?: boolean;
  /** Corrects what was entered. */
  readonly parse?: (text: string) => string;
  /** Returns the problem of the value, as a sentence. */
  readonly problemOf?: (text: string) => string | undefined;
}

/** A text. */
export function TextField(props: FieldProps<string> & TextOptions) {
  const { label, value, onChange, multiline, parse = (text) => text, problemOf } = props;
  const problem = problemOf?.(value);
  const Control = multiline ? 'textarea' : 'input';
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          <Control
            id={id}
            className="field-text"
            value={value}
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
        </>
      )}
    </Labelled>
  );
}

/** The options of a choice: the name of each value. */
export interface ChoiceOptions<V extends string> {
  readonly options: Readonly<Record<V, string>>;
}

interface RadiosProps extends FieldProps<string>, ChoiceOptions<string> {
  /** Returns what is shown of an option instead of its name. */
  readonly face?: (option: string) => ReactNode;
  /** Other controls for the value. */
  readonly children?: ReactNode;
}

/** A choice of a few visible options: radio buttons in a row. */
export function ChoiceField({ label, value, onChange, options, face, children }: RadiosProps) {
  const group = useId();
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className={face ? 'colors' : 'choice'}>
        {Object.entries(options).map(([option, name]) => (
          <label key={option} title={face && name}>
            <input type="radio" name={group} checked={option === value} onChange={() => onChange(option)} />
            {face?.(option)}
            <span className={face && 'visually-hidden'}>{name}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

/** A theme colour or a custom one. */
export function ColorField({ label, value, onChange }: FieldProps<string>) {
  return (
    <ChoiceField
      {...{ label, value, onChange }}
      options={THEME_COLORS}
      face={(color) => (
        <span
          className="color-dot"
          data-none={color === 'none' || undefined}
          style={{ '--swatch': colorToCss(color, 'transparent') }}
        />
      )}
    >
      <input
        type="color"
        title="Custom colour"
        aria-label={`${label}: custom colour`}
        value={isThemeColor(value) ? '#62c462' : value}
        onChange={({ target }) => onChange(target.value)}
      />
    </ChoiceField>
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

const MAX_SIDE_PX = 160;

/** Padding: a number for top and bottom, and one for left and right. */
export function SidesField({ label, value, onChange }: FieldProps<Sides>) {
  const pair = (name: string, [first, second]: readonly [number, number]) => (
    <SliderField
      label={`${label}, ${name}`}
      value={value[first] ?? 0}
      max={MAX_SIDE_PX}
      unit="px"
      onChange={(number) => onChange(value.with(first, number).with(second, number))}
    />
  );
  return (
    <>
      {pair('top and bottom', [0, 2])}
      {pair('left and right', [1, 3])}
    </>
  );
}

/** A switch. */
export function SwitchField({ label, value, onChange }: FieldProps<boolean>) {
  return (
    <Labelled label={label}>
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
  /** Returns the control with an id. */
  readonly children: (id: string) => ReactNode;
}

/** A control with its label. */
function Labelled({ label, shown, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {shown && <span aria-hidden="true">{shown}</span>}
      </div>
      {children(id)}
    </div>
  );
}
