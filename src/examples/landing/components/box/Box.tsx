import type { ReactNode } from 'react';
import { useConnectedRef } from '../use-connected-ref.ts';
import { useIsEditingPage } from '../use-is-editing-page.ts';
import type { BoxProps } from './box-props.ts';
import { boxStyle } from './box-style.ts';

interface Props {
  readonly box: BoxProps;
  /** What an empty box says while the page is edited; one with a height of its own may be meant to be empty. */
  readonly hint: string;
  readonly children?: ReactNode;
}

/**
 * The element behind a container and its relatives. It is no user component itself: whoever renders it is the Node,
 * so several components share its look and settings and differ in their rules alone.
 */
export function Box({ box, hint, children }: Props) {
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
