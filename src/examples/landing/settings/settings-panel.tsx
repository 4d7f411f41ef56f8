import { useNode } from '@craftjs/core';
import type { ComponentType } from 'react';
import { Icon } from '../ui/icons.tsx';
import type { Sides } from '../values/sides.ts';
import {
  ChoiceField,
  type ChoiceOptions,
  ColorField,
  SelectField,
  SliderField,
  type SliderOptions,
  SwitchField,
  TextField,
  type TextOptions,
} from './fields.tsx';
import { LengthField, type LengthOptions } from './LengthField.tsx';
import { SidesField } from './SidesField.tsx';

/** Milliseconds within which consecutive changes become one undo step. */
export const TYPING_STEP_MS = 500;

/** A field: its kind, its label, and the limits of its values. */
type Field<V = string> = { readonly label: string } & (
  | ({ readonly kind: 'text' } & TextOptions)
  | ({ readonly kind: 'choice' | 'select' } & ChoiceOptions<V>)
  | ({ readonly kind: 'slider' } & SliderOptions)
  | ({ readonly kind: 'length' } & LengthOptions)
  | { readonly kind: 'sides' | 'switch' | 'color' }
);

/** The kinds of fields for the values of a prop. */
type KindFor<V> = V extends boolean
  ? 'switch'
  : V extends number
    ? 'slider' | 'select'
    : V extends Sides
      ? 'sides'
      : 'text' | 'choice' | 'select' | 'length' | 'color';

type Fields = Readonly<Record<string, Field>>;

/** The settings of a component with the props `P`: the fields of each section, by the section's title. */
export type SettingsOf<P> = Readonly<
  Record<string, { readonly [K in keyof P]?: Field<P[K]> & { readonly kind: KindFor<P[K]> } }>
>;

/**
 * Returns a settings component (`craft.related`), which Craft.js renders for the selected Node. Its fields show the
 * values of the Node, so undo and redo update them.
 */
export function settingsPanel(sections: Readonly<Record<string, Fields>>): ComponentType {
  return () =>
    Object.entries(sections).map(([title, fields]) => <Section key={title} title={title} fields={fields} />);
}

/** A group of fields that can be folded. It starts folded if it has nothing but a margin, which few Nodes need. */
function Section({ title, fields }: { readonly title: string; readonly fields: Fields }) {
  return (
    <details className="section" open={Object.keys(fields).join() !== 'margin'}>
      <summary className="section-title">
        {title}
        <Icon name="chevron" />
      </summary>
      <div className="section-fields">
        {Object.entries(fields).map(([prop, field]) => (
          <Control key={prop} prop={prop} field={field} />
        ))}
      </div>
    </details>
  );
}

function Control({ prop, field }: { readonly prop: string; readonly field: Field }) {
  const {
    value,
    actions: { setProp },
  } = useNode((node) => ({ value: node.data.props[prop] }));
  const bound = {
    value,
    onChange: (next: unknown) =>
      setProp((props: Record<string, unknown>) => {
        props[prop] = next;
      }, TYPING_STEP_MS),
  };
  switch (field.kind) {
    case 'text':
      return <TextField {...field} {...bound} />;
    case 'choice':
      return <ChoiceField {...field} {...bound} />;
    case 'select':
      return <SelectField {...field} {...bound} />;
    case 'slider':
      return <SliderField {...field} {...bound} />;
    case 'switch':
      return <SwitchField {...field} {...bound} />;
    case 'color':
      return <ColorField {...field} {...bound} />;
    case 'length':
      return <LengthField {...field} {...bound} />;
    case 'sides':
      return <SidesField {...field} {...bound} />;
  }
}
