import { useEditor } from '@craftjs/core';
import { useLayoutEffect } from 'react';
import { nameOf } from '../../components/component-info.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { findNode } from '../commands/editor-access.ts';
import { whyNotAccepted, whyNotMove } from '../commands/why-not.ts';

/** The name of the component that was last dragged from the toolbox. */
export const draggedTool = createStore('');

/**
 * Names, during a drag, what would be dropped and its parent, at the line that shows the place; or says why it cannot be
 * dropped there.
 */
export function DropHint() {
  const tool = useStore(draggedTool);
  const { indicator, dragged, why } = useEditor(({ indicator, events }, query) => {
    const dragged = findNode(query, [...events.dragged][0]);
    const parent = indicator?.placement.parent;
    return { indicator, dragged, why: parent && dragged && whyNotMove(query, dragged.id, parent.id) };
  });
  useLayoutEffect(() => {
    const { body } = document;
    const line = document.querySelector('.drop-indicator');
    if (!indicator || !line) return;
    // Craft.js renders the line itself, so its name is the content of a pseudo-element.
    const names = `${dragged ? nameOf(dragged) : tool} → ${nameOf(indicator.placement.parent)}`;
    body.style.setProperty('--drop-names', indicator.error ? '' : JSON.stringify(names));
    body.dataset['dropNames'] = sideWithRoom(line);
  }, [indicator, dragged, tool]);
  if (!indicator?.error) return null;
  return (
    <div className="drop-hint">
      <p className="notice" data-tone="refusal">
        Cannot drop here: {why ?? whyNotAccepted(indicator.placement.parent)}
      </p>
    </div>
  );
}

/** Pixels for two names. */
const ROOM_PX = 200;

/** The side of the line where the names stay in the canvas: after it, before it, or else above its end. */
function sideWithRoom(line: Element): 'after' | 'before' | 'above' {
  const canvas = document.querySelector('[data-canvas]') ?? document.body;
  const [inner, outer] = [line.getBoundingClientRect(), canvas.getBoundingClientRect()];
  if (outer.right - inner.right > ROOM_PX) return 'after';
  return inner.left - outer.left > ROOM_PX ? 'before' : 'above';
}
