import { type Sides, sides } from '../../values/sides.ts';

/** The props of a container and of every component that looks like one. All of them are plain JSON. */
export interface BoxProps {
  readonly direction: 'column' | 'row';
  readonly align: 'stretch' | 'start' | 'center' | 'end';
  readonly justify: 'start' | 'center' | 'end' | 'space-between';
  /** Pixels between children. */
  readonly gap: number;
  /** Whether it takes the space that its siblings leave. */
  readonly grow: boolean;
  readonly padding: Sides;
  readonly margin: Sides;
  /** See values/color.ts. */
  readonly background: string;
  readonly color: string;
  readonly radius: number;
  /** 0 to 100. */
  readonly shadow: number;
  /** See values/length.ts. */
  readonly width: string;
  /** The minimum height: content never overflows. */
  readonly height: string;
}

/**
 * The defaults. Padding instead of margin: Craft.js counts a margin as part of the box when it decides between before
 * and after, which makes drop positions near the edges surprising.
 */
export const BOX_DEFAULTS: BoxProps = {
  direction: 'column',
  align: 'stretch',
  justify: 'start',
  gap: 16,
  grow: false,
  padding: sides(24),
  margin: sides(0),
  background: 'none',
  color: 'none',
  radius: 0,
  shadow: 0,
  width: '100%',
  height: 'auto',
};

/** Defaults of the components that show drop rules: a visible row. */
export const ROW_DEFAULTS: BoxProps = {
  ...BOX_DEFAULTS,
  direction: 'row',
  align: 'center',
  gap: 12,
  padding: sides(16),
  background: 'soft',
  radius: 12,
};
