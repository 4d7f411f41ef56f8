import type { UserComponent } from '@craftjs/core';
import type { PropsWithChildren } from 'react';
import { acceptsOnlyButtons } from '../rules.ts';
import { Box } from './Box.tsx';
import { BoxSettings } from './BoxSettings.tsx';
import { type BoxProps, ROW_DEFAULTS } from './box-props.ts';

/** A row that takes nothing but Buttons: rule `canMoveIn`. */
export const OnlyButtons: UserComponent<PropsWithChildren<Partial<BoxProps>>> = ({ children, ...props }) => (
  <Box box={{ ...ROW_DEFAULTS, ...props }} hint="Drop Buttons here">
    {children}
  </Box>
);

OnlyButtons.craft = {
  displayName: 'Only Buttons',
  props: ROW_DEFAULTS,
  isCanvas: true,
  rules: { canMoveIn: acceptsOnlyButtons },
  related: { settings: BoxSettings },
  info: { icon: 'onlyButtons', resizable: true, accepts: 'takes only Buttons' },
};
