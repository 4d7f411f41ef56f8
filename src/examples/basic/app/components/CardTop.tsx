import { type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

export const CardTop: UserComponent<{ children?: ReactNode }> = ({
  children,
}) => {
  const {
    connectors: { connect },
  } = useNode();

  return (
    <div
      className="card-top"
      ref={(el) => {
        if (el) connect(el);
      }}
    >
      {children}
    </div>
  );
};

CardTop.craft = {
  displayName: 'Card texts',
  rules: {
    canMoveIn: (incoming) =>
      incoming.every((node) => node.data.name === 'Text'),
  },
};
