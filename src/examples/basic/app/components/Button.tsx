import { type UserComponent, useNode } from '@craftjs/core';
import { ChoiceField, TextField } from '../editor/fields.tsx';
import { useSettings } from '../editor/use-settings.ts';

type ButtonProps = {
  size: 'small' | 'medium' | 'large';
  variant: 'text' | 'outlined' | 'contained';
  color: 'primary' | 'secondary';
  text: string;
};

export const Button: UserComponent<Partial<ButtonProps>> = ({
  size,
  variant,
  color,
  text,
}) => {
  const {
    connectors: { connect, drag },
  } = useNode();

  return (
    <div
      className="button-block"
      ref={(el) => {
        if (el) connect(drag(el));
      }}
    >
      <button
        type="button"
        className={`button ${size} ${variant} ${color}`}
      >
        {text}
      </button>
    </div>
  );
};

function ButtonSettings() {
  const { field } = useSettings<ButtonProps>();
  return (
    <>
      <TextField label="Label" {...field('text', 500)} />
      <ChoiceField
        label="Size"
        options={['small', 'medium', 'large']}
        {...field('size')}
      />
      <ChoiceField
        label="Variant"
        options={['text', 'outlined', 'contained']}
        {...field('variant')}
      />
      <ChoiceField
        label="Colour"
        options={['primary', 'secondary']}
        {...field('color')}
      />
    </>
  );
}

Button.craft = {
  displayName: 'Button',
  props: {
    size: 'small',
    variant: 'contained',
    color: 'primary',
    text: 'Click me',
  },
  related: { settings: ButtonSettings },
};
