import { type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { ColorField, RangeField } from '../editor/fields.tsx';
import { useSettings } from '../editor/use-settings.ts';

type ContainerProps = {
  background: string;
  padding: number;
  children?: ReactNode;
};

export const Container: UserComponent<Partial<ContainerProps>> = ({
  background,
  padding,
  children,
}) => {
  const {
    connectors: { connect, drag },
  } = useNode();

  return (
    <div
      className="container"
      style={{ backgroundColor: background, padding }}
      ref={(el) => {
        if (el) connect(drag(el));
      }}
    >
      {children}
    </div>
  );
};

export function ContainerSettings() {
  const { field } = useSettings<ContainerProps>();
  return (
    <>
      <ColorField label="Background" {...field('background', 500)} />
      <RangeField
        label="Padding"
        min={0}
        max={100}
        {...field('padding', 500)}
      />
    </>
  );
}

Container.craft = {
  displayName: 'Container',
  props: { background: '#ffffff', padding: 3 },
  related: { settings: ContainerSettings },
};
