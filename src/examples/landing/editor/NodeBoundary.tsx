import { useNode } from '@craftjs/core';
import type { ReactElement } from 'react';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import { usePageNode } from '../components/use-page-node.ts';

/**
 * Wraps every Node (`onRender`). A Node that fails to render is replaced by a box that can still be selected, moved and
 * deleted, and does not crash the whole page.
 */
export function NodeBoundary({ render }: { readonly render: ReactElement }) {
  const { props } = useNode((node) => ({ props: node.data.props }));
  return (
    <ErrorBoundary resetKey={props} fallback={() => <FailedNode />}>
      {render}
    </ErrorBoundary>
  );
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
