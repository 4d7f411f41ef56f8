import { Editor, Frame, type SerializedNodes, useNode } from '@craftjs/core';
import { type ReactElement, useEffect } from 'react';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import { usePageNode } from '../components/use-page-node.ts';
import { SAMPLE_PAGE } from '../sample/sample-page.tsx';
import { autosave } from '../storage/autosave.ts';
import { RESOLVER } from '../storage/resolver.ts';
import { notices } from '../ui/notices.ts';
import { useStore } from '../ui/store.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { canvasEventHandlers } from './canvas/event-handlers.ts';
import { Workspace } from './Workspace.tsx';

/** The drop indicator: amber if the drop is allowed, red if a rule forbids it. */
const INDICATOR = { success: '#d97706', error: '#e5484d', thickness: 3, className: 'drop-indicator' };

interface Props {
  /** The saved page, if there is one. */
  readonly nodes: SerializedNodes | undefined;
  /** Whether the editor is in a frame of another page. */
  readonly isEmbedded: boolean;
}

/** The editor. Craft.js stores the page and its history; everything visible is below. */
export function PageEditor({ nodes, isEmbedded }: Props) {
  return (
    <>
      <Editor
        resolver={RESOLVER}
        indicator={INDICATOR}
        handlers={canvasEventHandlers}
        onRender={NodeBoundary}
        onNodesChange={autosave.changed}
      >
        <Workspace isEmbedded={isEmbedded}>
          <Canvas>{nodes === undefined ? <Frame>{SAMPLE_PAGE}</Frame> : <Frame data={nodes} />}</Canvas>
        </Workspace>
      </Editor>
      <Notices />
    </>
  );
}

/**
 * Wraps every Node. One that fails to render is replaced by a box that can still be selected, moved and deleted, and does
 * not crash the whole page.
 */
function NodeBoundary({ render }: { readonly render: ReactElement }) {
  const { props, name } = useNode((node) => ({ props: node.data.props, name: node.data.displayName }));
  const { ref } = usePageNode();
  const fallback = () => (
    <p ref={ref} className="page-box-hint">
      This {name} could not be shown. Delete it, or undo.
    </p>
  );
  return (
    <ErrorBoundary resetKey={props} fallback={fallback}>
      {render}
    </ErrorBoundary>
  );
}

/** Milliseconds for which a notice stays. A refusal contains a reason, which takes longer to read. */
const NOTICE_MS = { quiet: 4000, info: 6000, refusal: 8000 };

/**
 * The editor's notices in a polite live region. Only notices about changes that cannot be seen on the page are visible.
 */
function Notices() {
  const notice = useStore(notices);
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => notices.set(undefined), NOTICE_MS[notice.tone]);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className="notices" role="status">
      {notice && (
        <p
          key={notice.number}
          className={notice.tone === 'quiet' ? 'visually-hidden' : 'notice'}
          data-tone={notice.tone}
        >
          {notice.text}
        </p>
      )}
    </div>
  );
}
