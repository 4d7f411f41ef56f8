import type { UserComponent } from '@craftjs/core';
import type { PropsWithChildren } from 'react';
import { acceptsOnlyButtons, keepsOne } from '../rules.ts';
import { Box } from './Box.tsx';
import { BoxSettings } from './BoxSettings.tsx';
import { type BoxProps, ROW_DEFAULTS } from './box-props.ts';

/** A row of Buttons that the last one cannot leave: rules `canMoveIn` and `canMoveOut`. */
export const KeepsAButton: UserComponent<PropsWithChildren<Partial<BoxProps>>> = ({ children, ...props }) => (
  <Box box={{ ...ROW_DEFAULTS, ...props }} hint="Drop Buttons here">
    {children}
  </Box>
);

KeepsAButton.craft = {
  displayName: 'Keeps a Button',
  props: ROW_DEFAULTS,
  isCanvas: true,
  rules: { canMoveIn: acceptsOnlyButtons, canMoveOut: keepsOne },
  related: { settings: BoxSettings },
  info: {
    icon: 'keepsButton',
    resizable: true,
    accepts: 'takes only Buttons',
    keeps: 'keeps at least one Button',
  },
};
