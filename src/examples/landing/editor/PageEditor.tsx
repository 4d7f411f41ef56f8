import { Editor, Frame, type SerializedNodes } from '@craftjs/core';
import { useEffect } from 'react';
import { saveSoon } from '../storage/autosave.ts';
import { RESOLVER } from '../storage/resolver.ts';
import { notices } from '../ui/notices.ts';
import { useStore } from '../ui/store.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { canvasEventHandlers } from './canvas/event-handlers.ts';
import { Workspace } from './Workspace.tsx';

/** The drop indicator: amber if the drop is allowed, red if a rule forbids it. */
const INDICATOR = { success: '#d97706', error: '#e5484d', thickness: 3, className: 'drop-indicator' };

interface Props {
  /** The page at the start. */
  readonly page: SerializedNodes;
  /** Whether the editor is in a frame of another page. */
  readonly isEmbedded: boolean;
}

/** The editor. Craft.js stores the page and its history; everything visible is below. */
export function PageEditor({ page, isEmbedded }: Props) {
  return (
    <>
      <Editor
        resolver={RESOLVER}
        indicator={INDICATOR}
        handlers={canvasEventHandlers}
        onNodesChange={saveSoon}
      >
        <Workspace isEmbedded={isEmbedded}>
          <Canvas>
            <Frame data={page} />
          </Canvas>
        </Workspace>
      </Editor>
      <Notices />
    </>
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
