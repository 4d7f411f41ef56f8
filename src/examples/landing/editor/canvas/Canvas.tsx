import { useEditor } from '@craftjs/core';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { DropHint } from './DropHint.tsx';
import { HoverFrame } from './HoverFrame.tsx';
import { SelectionFrame } from './SelectionFrame.tsx';
import { useDoubleClickToEdit } from './use-double-click-to-edit.ts';
import { useRevealSelection } from './use-reveal-selection.ts';

const HELP =
  'Press Enter or the down arrow to select the page, arrow keys to go through it, and Enter on a text to edit it.';

/** The page that is edited, with the frames around what is hovered and selected. */
export function Canvas({ children }: { readonly children: ReactNode }) {
  const {
    connectors: { select, hover },
    enabled,
  } = useEditor((state) => ({ enabled: state.options.enabled }));
  const scroller = useRef<HTMLElement>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  useRevealSelection(scroller);
  useDoubleClickToEdit(stage);

  // An empty id stands for no Node: pressing the background deselects.
  const background = useCallback(
    (element: HTMLElement | null) => {
      if (element) select(hover(element, ''), '');
    },
    [select, hover],
  );

  return (
    <main
      ref={scroller}
      className="canvas"
      data-canvas=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable; arrow keys work here.
      tabIndex={0}
      aria-label="Page"
      aria-describedby="canvas-help"
    >
      <p id="canvas-help" hidden>
        {enabled ? HELP : 'You are viewing the page.'}
      </p>
      <div ref={setStage} className="canvas-stage">
        <div ref={background} className="canvas-background">
          <div className="canvas-page" data-editing={enabled}>
            {children}
          </div>
        </div>
        {enabled && stage && (
          <>
            <HoverFrame stage={stage} />
            <SelectionFrame stage={stage} />
          </>
        )}
      </div>
      <DropHint />
    </main>
  );
}
