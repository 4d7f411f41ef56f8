import type { UserComponent } from '@craftjs/core';
import type { PropsWithChildren } from 'react';
import { Box } from './Box.tsx';
import { BoxSettings } from './BoxSettings.tsx';
import { BOX_DEFAULTS, type BoxProps } from './box-props.ts';

/** A box for anything, also for other boxes. */
export const Container: UserComponent<PropsWithChildren<Partial<BoxProps>>> = ({ children, ...props }) => (
  <Box box={{ ...BOX_DEFAULTS, ...props }} hint="Drop something here">
    {children}
  </Box>
);

Container.craft = {
  displayName: 'Container',
  props: BOX_DEFAULTS,
  isCanvas: true,
  related: { settings: BoxSettings },
  info: { icon: 'box', resizable: true },
};
