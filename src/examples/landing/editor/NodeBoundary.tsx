import { useNode } from '@craftjs/core';
import { Component, type ReactElement, type ReactNode } from 'react';
import { usePageNode } from '../components/use-page-node.ts';

/**
 * Wraps every Node (`onRender`). A Node that fails to render is replaced by a box that can still be selected, moved and
 * deleted, and does not crash the whole page.
 */
export function NodeBoundary({ render }: { readonly render: ReactElement }) {
  const { props } = useNode((node) => ({ props: node.data.props }));
  return (
    <Boundary watched={props} fallback={<FailedNode />}>
      {render}
    </Boundary>
  );
}

interface BoundaryProps {
  /** When it changes, rendering is tried again. */
  readonly watched: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly watched: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, watched: this.props.watched };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ watched }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return watched === state.watched ? null : { failed: false, watched };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function FailedNode() {
  const { ref } = usePageNode();
  const { name } = useNode((node) => ({ name: node.data.displayName }));
  return (
    <p ref={ref} className="page-box-hint">
      This {name} could not be shown. Delete it, or undo.
    </p>
  );
}
