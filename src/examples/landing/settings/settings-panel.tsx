import { useNode } from '@craftjs/core';
import type { ComponentType } from 'react';
import type { Sides } from '../values/sides.ts';
import {
  ChoiceField,
  type ChoiceOptions,
  ColorField,
  SidesField,
  SliderField,
  type SliderOptions,
  SwitchField,
  TextField,
  type TextOptions,
} from './fields.tsx';

/** Milliseconds within which consecutive changes become one undo step. */
export const TYPING_STEP_MS = 500;

/** The fields for a prop with values of a type. */
type FieldFor<V> = { readonly label: string } & ([V] extends [boolean]
  ? { readonly kind: 'switch' }
  : [V] extends [number]
    ? { readonly kind: 'slider' } & SliderOptions
    : [V] extends [Sides]
      ? { readonly kind: 'sides' }
      :
          | ({ readonly kind: 'text' } & TextOptions)
          | ({ readonly kind: 'choice' } & ChoiceOptions<V & string>)
          | { readonly kind: 'color' });

type Field = FieldFor<boolean> | FieldFor<number> | FieldFor<Sides> | FieldFor<string>;

/** The settings of a component with the props `P`. */
export type SettingsOf<P> = { readonly [K in keyof P]?: FieldFor<P[K]> };

/**
 * Returns a settings component (`craft.related`), which Craft.js renders for the selected Node. Its fields show the
 * values of the Node, so undo and redo update them.
 */
export function settingsPanel(fields: Readonly<Record<string, Field>>): ComponentType {
  return () => (
    <div className="settings-fields">
      {Object.entries(fields).map(([prop, field]) => (
        <Control key={prop} prop={prop} field={field} />
      ))}
    </div>
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
    case 'slider':
      return <SliderField {...field} {...bound} />;
    case 'switch':
      return <SwitchField {...field} {...bound} />;
    case 'color':
      return <ColorField {...field} {...bound} />;
    case 'sides':
      return <SidesField {...field} {...bound} />;
  }
}
