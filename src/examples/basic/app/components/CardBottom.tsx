import { type UserComponent, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

export const CardBottom: UserComponent<{ children?: ReactNode }> = ({
  children,
}) => {
  const {
    connectors: { connect },
  } = useNode();

  return (
    <div
      className="card-bottom"
      ref={(el) => {
        if (el) connect(el);
      }}
    >
      {children}
    </div>
  );
};

CardBottom.craft = {
  displayName: 'Card buttons',
  rules: {
    canMoveIn: (incoming) =>
      incoming.every((node) => node.data.name === 'Button'),
  },
};
