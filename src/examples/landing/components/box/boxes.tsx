import type { Node, NodeHelpersType, UserComponent } from '@craftjs/core';
import type { PropsWithChildren, ReactNode } from 'react';
import type { ComponentInfo } from '../component-info.ts';
import { useConnectedRef } from '../use-connected-ref.ts';
import { useIsEditingPage } from '../use-is-editing-page.ts';
import { BoxSettings } from './BoxSettings.tsx';
import { BOX_DEFAULTS, type BoxProps, ROW_DEFAULTS } from './box-props.ts';
import { boxStyle } from './box-style.ts';

type BoxComponent = UserComponent<PropsWithChildren<Partial<BoxProps>>>;

interface BoxKind {
  readonly displayName: string;
  readonly defaults: BoxProps;
  /** The text of an empty box while the page is edited. */
  readonly hint: string;
  readonly rules?: NonNullable<NonNullable<BoxComponent['craft']>['rules']>;
  readonly info: ComponentInfo;
}

/** A box for anything, including other boxes. */
export const Container = boxComponent({
  displayName: 'Container',
  defaults: BOX_DEFAULTS,
  hint: 'Drop something here',
  info: { icon: 'box' },
});

/** A box for one Video: its rule `canMoveIn` depends on the children that the box has already. */
export const OneVideo = boxComponent({
  displayName: 'One Video',
  defaults: ROW_DEFAULTS,
  hint: 'Drop one Video here',
  rules: { canMoveIn: acceptsOneVideo },
  info: { icon: 'oneVideo', accepts: 'takes one Video, and only while it is empty' },
});

/** A row of Buttons that the last one cannot leave: rules `canMoveIn` and `canMoveOut`. */
export const KeepsAButton = boxComponent({
  displayName: 'Keeps a Button',
  defaults: ROW_DEFAULTS,
  hint: 'Drop Buttons here',
  rules: { canMoveIn: acceptsOnlyButtons, canMoveOut: keepsOne },
  info: { icon: 'keepsButton', accepts: 'takes only Buttons', keeps: 'keeps at least one Button' },
});

/** A row that accepts only Buttons: rule `canMoveIn`. */
export const OnlyButtons = boxComponent({
  displayName: 'Only Buttons',
  defaults: ROW_DEFAULTS,
  hint: 'Drop Buttons here',
  rules: { canMoveIn: acceptsOnlyButtons },
  info: { icon: 'onlyButtons', accepts: 'takes only Buttons' },
});

/** Creates a user component that renders a box and differs from others in its rules and texts. */
function boxComponent({ displayName, defaults, hint, rules, info }: BoxKind): BoxComponent {
  const Component: BoxComponent = ({ children, ...props }) => (
    <Box box={{ ...defaults, ...props }} hint={hint}>
      {children}
    </Box>
  );
  Component.craft = {
    displayName,
    props: defaults,
    isCanvas: true,
    ...(rules && { rules }),
    related: { settings: BoxSettings },
    info: { ...info, resizable: true },
  };
  return Component;
}

// Rules are plain functions outside the components: Craft.js calls them with Nodes, so they must not close over values
// of a render.

/** Rejects everything but Buttons. */
function acceptsOnlyButtons(incoming: readonly Node[]): boolean {
  return incoming.every(({ data }) => data.name === 'Button');
}

/** Accepts one Video, and only if the box contains no other child. */
function acceptsOneVideo(incoming: readonly Node[], self: Node): boolean {
  const others = self.data.nodes.filter((id) => incoming.every((node) => node.id !== id));
  return others.length === 0 && incoming.length === 1 && incoming[0]?.data.name === 'Video';
}

/** Allows children to leave as long as one stays. */
function keepsOne(outgoing: readonly Node[], self: Node, helpers: NodeHelpersType): boolean {
  return helpers(self.id).childNodes().length > outgoing.length;
}

interface Props {
  readonly box: BoxProps;
  /** The text of an empty box while the page is edited; a box with a height may be meant to be empty. */
  readonly hint: string;
  readonly children?: ReactNode;
}

/**
 * The element behind a container and similar components. It is not a user component itself: the component that renders
 * it is the Node, so several components share its look and settings and differ only in their rules.
 */
function Box({ box, hint, children }: Props) {
  const ref = useConnectedRef();
  const isEditing = useIsEditingPage();
  const className = ['page-box', box.direction === 'row' && 'is-row', box.grow && 'is-growing']
    .filter(Boolean)
    .join(' ');
  return (
    <div ref={ref} className={className} style={boxStyle(box)}>
      {children ?? (isEditing && box.height === 'auto' && <p className="page-box-hint">{hint}</p>)}
    </div>
  );
}
