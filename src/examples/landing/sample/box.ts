import { Element } from '@craftjs/core';
import { createElement, type ReactElement } from 'react';
import { type BoxProps, Container } from '../components/boxes.tsx';

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
