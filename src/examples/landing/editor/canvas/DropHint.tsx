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
  const { names, reason } = useEditor(({ indicator, events }, query) => {
    if (!indicator) return { names: undefined, reason: undefined };
    const { parent } = indicator.placement;
    const dragged = findNode(query, [...events.dragged][0]);
    const why = dragged && whyNotMove(query, dragged.id, parent.id);
    return {
      names: indicator.error ? undefined : `${dragged ? nameOf(dragged) : tool} → ${nameOf(parent)}`,
      reason: indicator.error ? (why ?? whyNotAccepted(parent)) : undefined,
    };
  });
  useLayoutEffect(() => {
    // Craft.js renders the line itself, so its name is the content of a pseudo-element.
    document.body.style.setProperty('--drop-names', names === undefined ? '' : JSON.stringify(names));
  }, [names]);
  if (reason === undefined) return null;
  return (
    <div className="drop-hint">
      <p className="notice" data-tone="refusal">
        Cannot drop here: {reason}
      </p>
    </div>
  );
}
