import { useEditor } from '@craftjs/core';
import { type MouseEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { infoOf } from '../../components/component-info.ts';
import { editedText } from '../../components/EditableText.tsx';
import { IsEditing } from '../../components/use-page-node.ts';
import { reveal } from '../../ui/reveal.ts';
import { findNode, selectedId } from '../commands/editor-access.ts';
import { DropHint } from './DropHint.tsx';
import { HoverFrame, SelectionFrame } from './frames.tsx';
import { useFit } from './page-fit.ts';

const HELP =
  'Press Enter or the down arrow to select the page, arrow keys to go through it, and Enter on a text to edit it. ' +
  // Screen readers keep the arrow keys for reading. The role "application" would pass them on, but makes Orca 43 silent.
  'With a screen reader, use the Layers tree.';

/** The edited page, with frames around the hovered and the selected Node. */
export function Canvas({ children }: { readonly children: ReactNode }) {
  const {
    connectors: { select, hover },
    query,
    enabled,
  } = useEditor((state) => ({ enabled: state.options.enabled }));
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const fit = useFit(room, page);
  useRevealSelection(scroller);

  // The first of the two clicks has selected the text.
  const editText = ({ target }: MouseEvent) => {
    const node = findNode(query, selectedId(query));
    if (node === undefined || !infoOf(node).hasText) return;
    if (target instanceof Element && node.dom?.contains(target)) editedText.set(node.id);
  };

  // An empty id means no Node: pressing the background deselects.
  const background = useCallback(
    (element: HTMLElement | null) => {
      if (element) select(hover(element, ''), '');
    },
    [select, hover],
  );

  return (
    <main className="canvas-area">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls. */}
      <div
        ref={scroller}
        className="canvas"
        data-canvas=""
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the canvas has keys.
        tabIndex={0}
        aria-label="Page"
        aria-describedby="canvas-help"
      >
        <p id="canvas-help" hidden>
          {enabled ? HELP : 'You are viewing the page.'}
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter on a selected text edits it too. */}
        <div className="canvas-stage" onDoubleClick={editText}>
          <div ref={background} className="canvas-background">
            <div ref={room} className="canvas-room" style={enabled ? { height: fit?.height } : undefined}>
              <div
                ref={page}
                className="canvas-page"
                data-editing={enabled}
                style={enabled ? (fit?.style ?? { visibility: 'hidden' }) : undefined}
              >
                <IsEditing value={enabled}>{children}</IsEditing>
              </div>
            </div>
          </div>
          {enabled && (
            <>
              <HoverFrame />
              <SelectionFrame />
            </>
          )}
        </div>
        <DropHint />
      </div>
    </main>
  );
}

/** Room above a revealed Node, for its name. */
const MARGIN_PX = 56;

/** Scrolls to a Node that was selected elsewhere. */
function useRevealSelection(scroller: RefObject<HTMLElement | null>): void {
  // Only the element: the canvas does not render again for each change of the Node.
  const { dom } = useEditor(({ events, nodes }) => ({ dom: nodes[[...events.selected][0] ?? '']?.dom }));
  useEffect(() => {
    if (scroller.current && dom?.isConnected) reveal(dom, scroller.current, MARGIN_PX);
  }, [dom, scroller]);
}
