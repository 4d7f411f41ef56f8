import type { UserComponent } from '@craftjs/core';
import type { PropsWithChildren } from 'react';
import { acceptsOneVideo } from '../rules.ts';
import { Box } from './Box.tsx';
import { BoxSettings } from './BoxSettings.tsx';
import { type BoxProps, ROW_DEFAULTS } from './box-props.ts';

/** A place for one Video: its rule `canMoveIn` looks at what is there already. */
export const OneVideo: UserComponent<PropsWithChildren<Partial<BoxProps>>> = ({ children, ...props }) => (
  <Box box={{ ...ROW_DEFAULTS, ...props }} hint="Drop one Video here">
    {children}
  </Box>
);

OneVideo.craft = {
  displayName: 'One Video',
  props: ROW_DEFAULTS,
  isCanvas: true,
  rules: { canMoveIn: acceptsOneVideo },
  related: { settings: BoxSettings },
  info: { icon: 'oneVideo', resizable: true, accepts: 'takes one Video, and only while it is empty' },
};
