import { Element } from '@craftjs/core';
import { createElement, type ReactElement } from 'react';
import { type BoxProps, Container } from '../components/boxes.tsx';
import { Picture } from '../components/Picture.tsx';
import { Text } from '../components/Text.tsx';
import { sides } from '../values/sides.ts';

/** Returns a Container with a name of its own, which the layers and the breadcrumb show. */
export function box(
  displayName: string,
  props: Partial<BoxProps>,
  ...children: readonly ReactElement[]
): ReactElement {
  return createElement(
    Element<typeof Container>,
    { is: Container, custom: { displayName }, ...props },
    ...children,
  );
}

/** Returns a heading of a section. */
export const heading = (text: string, size: number, align: 'start' | 'center' = 'start') => (
  <Text text={text} kind="heading" size={size} weight={700} leading={1.15} align={align} />
);

/** Returns a heading within a section. */
export const subheading = (text: string, size = 20) => (
  <Text text={text} kind="subheading" size={size} weight={700} leading={1.3} />
);

/** Returns a text that is less important than those around it. */
export const muted = (text: string, size = 16) => <Text text={text} size={size} color="muted" />;

/** Returns a picture above two texts. */
export const card = (title: string, drawing: string, text: string) =>
  box(
    title,
    { grow: true, gap: 10, padding: sides(20), background: 'surface', radius: 16, shadow: 18 },
    <Picture drawing={drawing} radius={10} />,
    subheading(title),
    muted(text),
  );
