import { useId } from 'react';
import { colorToCss, isThemeColor, parseColor, THEME_COLORS } from '../values/color.ts';
import { type FieldProps, useDraft } from './fields.tsx';

/** A theme colour or a custom one. */
export function ColorField({ label, value, onChange }: FieldProps<string>) {
  const group = useId();
  const isOwn = !isThemeColor(value);
  const draft = useDraft(isOwn ? value : '', (text) => {
    const color = parseColor(text);
    if (color !== undefined && color !== value) onChange(color);
    return color;
  });
  return (
    <fieldset className="field">
      <legend className="field-label">
        {label}
        <span aria-hidden="true">{isOwn ? value : THEME_COLORS[value]}</span>
      </legend>
      <div className="color-swatches">
        {Object.entries(THEME_COLORS).map(([color, name]) => (
          <label key={color} className="color-swatch" title={name}>
            <input type="radio" name={group} checked={value === color} onChange={() => onChange(color)} />
            <span
              className="color-dot"
              data-none={color === 'none' || undefined}
              style={{ '--swatch': colorToCss(color, 'transparent') }}
            />
            <span className="visually-hidden">{name}</span>
          </label>
        ))}
      </div>
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
    </fieldset>
  );
}
