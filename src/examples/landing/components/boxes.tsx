import type { Node, NodeHelpersType, UserComponent } from '@craftjs/core';
import type { PropsWithChildren } from 'react';
import { type SettingsOf, settingsPanel } from '../settings/settings-panel.tsx';
import { colorToCss } from '../values/color.ts';
import { type Sides, sides } from '../values/sides.ts';
import type { ComponentInfo } from './component-info.ts';
import { usePageNode } from './use-page-node.ts';

/** The props of a container and of every component that looks like one. All of them are plain JSON. */
interface BoxProps {
  readonly direction: 'column' | 'row';
  readonly align: 'stretch' | 'start' | 'center' | 'end';
  readonly justify: 'start' | 'center' | 'end' | 'space-between';
  /** Pixels between children. */
  readonly gap: number;
  /** Whether the box grows into the space beside its siblings. */
  readonly grow: boolean;
  readonly padding: Sides;
  /** See values/color.ts. */
  readonly background: string;
  readonly color: string;
  readonly radius: number;
  /** 0 to 100. */
  readonly shadow: number;
  /** `auto`, `50%`, `320px` or `320`. */
  readonly width: string;
  /** The minimum height, as a length like the width: content never overflows. */
  readonly height: string;
}

/**
 * The defaults. There is no margin: Craft.js counts it as part of the box when it decides between before and after, which
 * makes drop positions near the edges surprising.
 */
const DEFAULTS: BoxProps = {
  direction: 'column',
  align: 'stretch',
  justify: 'start',
  gap: 16,
  grow: false,
  padding: sides(24),
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
  direction: { kind: 'choice', label: 'Direction', options: { column: 'Stacked', row: 'Side by side' } },
  align: {
    kind: 'choice',
    label: 'Align',
    options: { stretch: 'Stretch', start: 'Start', center: 'Centre', end: 'End' },
  },
  justify: {
    kind: 'choice',
    label: 'Distribute',
    options: { start: 'Start', center: 'Centre', end: 'End', 'space-between': 'Between' },
  },
  gap: { kind: 'slider', label: 'Gap', max: 96, unit: 'px' },
  padding: { kind: 'sides', label: 'Padding' },
  width: { kind: 'text', label: 'Width', problemOf: problemOfLength },
  height: { kind: 'text', label: 'Minimum height', problemOf: problemOfLength },
  grow: { kind: 'switch', label: 'Fill the remaining space' },
  background: { kind: 'color', label: 'Background' },
  color: { kind: 'color', label: 'Text colour' },
  radius: { kind: 'slider', label: 'Corner radius', max: 64, unit: 'px' },
  shadow: { kind: 'slider', label: 'Shadow', max: 100 },
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
  const { shadow } = props;
  return {
    '--box-direction': props.direction,
    alignItems: props.align,
    justifyContent: props.justify,
    gap: props.gap,
    '--box-padding-block': `${top}px ${bottom}px`,
    '--box-padding-left': `${left}px`,
    '--box-padding-right': `${right}px`,
    background: colorToCss(props.background, 'transparent'),
    color: colorToCss(props.color, 'inherit'),
    borderRadius: props.radius,
    boxShadow: `0 ${shadow / 8}px ${shadow / 1.6}px rgb(0 0 0 / ${shadow > 0 ? 8 + shadow / 4 : 0}%)`,
    '--box-width': lengthToCss(props.width),
    minHeight: lengthToCss(props.height),
  };
}

const LENGTH = /^(\d{1,4}(?:\.\d{1,3})?)(px|%)?$/;

/** Returns the CSS of a length. Imported pages may contain any text: anything else than a length counts as `auto`. */
function lengthToCss(text: string): string {
  const [, digits, unit = 'px'] = LENGTH.exec(text) ?? [];
  return digits === undefined ? 'auto' : digits + unit;
}

function problemOfLength(text: string): string | undefined {
  const isLength = text === 'auto' || LENGTH.test(text);
  return isLength ? undefined : 'Enter auto, pixels such as 320px, or a share such as 50%.';
}
