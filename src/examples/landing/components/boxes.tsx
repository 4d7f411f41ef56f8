import type { Node, NodeHelpersType, UserComponent } from '@craftjs/core';
import type { PropsWithChildren } from 'react';
import { type SettingsOf, settingsPanel } from '../settings/settings-panel.tsx';
import { colorToCss } from '../values/color.ts';
import { lengthToCss } from '../values/length.ts';
import { cssSides, type Sides, sides } from '../values/sides.ts';
import type { ComponentInfo } from './component-info.ts';
import { usePageNode } from './use-page-node.ts';

/** The props of a container and of every component that looks like one. All of them are plain JSON. */
export interface BoxProps {
  readonly direction: 'column' | 'row';
  readonly align: 'stretch' | 'start' | 'center' | 'end';
  readonly justify: 'start' | 'center' | 'end' | 'space-between';
  /** Pixels between children. */
  readonly gap: number;
  /** Whether the box grows into the space beside its siblings. */
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
const DEFAULTS: BoxProps = {
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
const ROW_DEFAULTS: BoxProps = {
  ...DEFAULTS,
  direction: 'row',
  align: 'center',
  gap: 12,
  padding: sides(16),
  background: 'soft',
  radius: 12,
};

const settings = settingsPanel({
  Layout: {
    direction: {
      kind: 'choice',
      label: 'Direction',
      options: { column: 'Stacked', row: 'Side by side' },
      icons: { column: 'column', row: 'row' },
    },
    align: {
      kind: 'choice',
      label: 'Align',
      options: { stretch: 'Stretch', start: 'Start', center: 'Centre', end: 'End' },
      icons: { stretch: 'alignStretch', start: 'alignStart', center: 'alignCenter', end: 'alignEnd' },
    },
    justify: {
      kind: 'select',
      label: 'Distribute',
      options: {
        start: 'At the start',
        center: 'In the centre',
        end: 'At the end',
        'space-between': 'Space between',
      },
    },
    gap: { kind: 'slider', label: 'Gap', max: 96, unit: 'px' },
  },
  Size: {
    width: { kind: 'length', label: 'Width', axis: 'width' },
    height: { kind: 'length', label: 'Minimum height', axis: 'height' },
    grow: { kind: 'switch', label: 'Fill the remaining space' },
  },
  Space: {
    padding: { kind: 'sides', label: 'Padding' },
    margin: { kind: 'sides', label: 'Margin' },
  },
  Colours: { background: { kind: 'color', label: 'Background' }, color: { kind: 'color', label: 'Text' } },
  Decoration: {
    radius: { kind: 'slider', label: 'Corner radius', max: 64, unit: 'px' },
    shadow: { kind: 'slider', label: 'Shadow', max: 100 },
  },
} satisfies SettingsOf<BoxProps>);

type BoxComponent = UserComponent<PropsWithChildren<Partial<BoxProps>>>;

interface BoxKind {
  readonly displayName: string;
  readonly defaults: BoxProps;
  /** The text of an empty box while the page is edited; a box with a height may be meant to be empty. */
  readonly hint: string;
  readonly rules?: NonNullable<NonNullable<BoxComponent['craft']>['rules']>;
  readonly info: ComponentInfo;
}

/** A box for anything, including other boxes. */
export const Container = boxComponent({
  displayName: 'Container',
  defaults: DEFAULTS,
  hint: 'Drop something here',
  info: { icon: 'box' },
});

/** A box for one Video: its rule `canMoveIn` depends on the children that the box has already. */
export const OneVideo = boxComponent({
  displayName: 'One Video',
  defaults: ROW_DEFAULTS,
  hint: 'Drop one Video here',
  rules: { canMoveIn: acceptsOneVideo },
  info: { icon: 'oneVideo', accepts: 'accepts one Video, and only while it is empty' },
});

/** A row of Buttons that the last one cannot leave: rules `canMoveIn` and `canMoveOut`. */
export const KeepsAButton = boxComponent({
  displayName: 'Keeps a Button',
  defaults: ROW_DEFAULTS,
  hint: 'Drop Buttons here',
  rules: { canMoveIn: acceptsOnlyButtons, canMoveOut: keepsOne },
  info: { icon: 'keepsButton', accepts: 'accepts only Buttons', keeps: 'keeps at least one Button' },
});

/** A row that accepts only Buttons: rule `canMoveIn`. */
export const OnlyButtons = boxComponent({
  displayName: 'Only Buttons',
  defaults: ROW_DEFAULTS,
  hint: 'Drop Buttons here',
  rules: { canMoveIn: acceptsOnlyButtons },
  info: { icon: 'onlyButtons', accepts: 'accepts only Buttons' },
});

/** Creates a box. All of them look alike, have the same settings, and differ in their rules and texts. */
function boxComponent({ displayName, defaults, hint, rules, info }: BoxKind): BoxComponent {
  const Component: BoxComponent = ({ children, ...given }) => {
    const box = { ...defaults, ...given };
    const { ref, isEditing } = usePageNode();
    return (
      <div
        ref={ref}
        className="page-box"
        style={boxStyle(box)}
        data-direction={box.direction}
        data-grow={box.grow}
      >
        {children ?? (isEditing && box.height === 'auto' && <p className="page-box-hint">{hint}</p>)}
      </div>
    );
  };
  Component.craft = {
    displayName,
    props: defaults,
    isCanvas: true,
    ...(rules && { rules }),
    related: { settings },
    info: { ...info, resizable: true },
  };
  return Component;
}

// Rules are plain functions outside the components: Craft.js calls them with Nodes, so they must not close over values
// of a render.

function acceptsOnlyButtons(incoming: readonly Node[]): boolean {
  return incoming.every(({ data }) => data.name === 'Button');
}

/** Accepts one Video, and only if the box contains no other child. */
function acceptsOneVideo(incoming: readonly Node[], self: Node): boolean {
  const others = self.data.nodes.filter((id) => incoming.every((node) => node.id !== id));
  return others.length === 0 && incoming.length === 1 && incoming[0]?.data.name === 'Video';
}

function keepsOne(outgoing: readonly Node[], self: Node, helpers: NodeHelpersType): boolean {
  return helpers(self.id).childNodes().length > outgoing.length;
}

/** Returns the values of a box for its style sheet, which determines how narrow pages use them. */
function boxStyle(props: BoxProps) {
  const [top, right, bottom, left] = props.padding;
  return {
    '--box-direction': props.direction,
    alignItems: props.align,
    justifyContent: props.justify,
    gap: `${props.gap}px`,
    '--box-padding-block': `${top}px ${bottom}px`,
    '--box-padding-left': `${left}px`,
    '--box-padding-right': `${right}px`,
    margin: cssSides(props.margin),
    background: colorToCss(props.background, 'transparent'),
    color: colorToCss(props.color, 'inherit'),
    borderRadius: `${props.radius}px`,
    boxShadow: shadowToCss(props.shadow),
    '--box-width': lengthToCss(props.width),
    minHeight: lengthToCss(props.height),
  };
}

function shadowToCss(strength: number): string {
  if (strength <= 0) return 'none';
  return `0 ${Math.round(strength / 8)}px ${Math.round(strength / 1.6)}px rgb(0 0 0 / ${Math.round(8 + strength / 4)}%)`;
}
