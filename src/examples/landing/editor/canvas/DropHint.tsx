import { type EditorState, useEditor } from '@craftjs/core';
import { useLayoutEffect } from 'react';
import { infoOf, nameOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../ui/messages.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { findNode, type Query } from '../commands/editor-access.ts';
import { whyNotMove } from '../commands/why-not.ts';

/** The name of the component that was last dragged from the toolbox. */
export const draggedTool = createStore('');

/**
 * Names, during a drag, what would be dropped and its parent, at the line that shows the place; or says why it cannot be
 * dropped there.
 */
export function DropHint() {
  const tool = useStore(draggedTool);
  const { reason, names } = useEditor((state, query) => ({
    reason: reasonOf(state, query),
    names: namesOf(state, query, tool),
  }));
  useLayoutEffect(() => {
    // Craft.js renders the line itself, so its name is the content of a pseudo-element.
    document.body.style.setProperty('--drop-names', names === undefined ? '' : JSON.stringify(names));
  }, [names]);
  if (reason === undefined) return null;
  return (
    <div className="drop-hint">
      <p className="notice" data-tone="refusal">
        {MESSAGES.cannotDrop(reason)}
      </p>
    </div>
  );
}

type DragState = Pick<EditorState, 'indicator' | 'events'>;

function namesOf({ indicator, events }: DragState, query: Query, tool: string): string | undefined {
  if (!indicator || indicator.error) return undefined;
  const [id] = events.dragged;
  const dragged = findNode(query, id);
  return `${dragged ? nameOf(dragged) : tool} → ${nameOf(indicator.placement.parent)}`;
}

function reasonOf({ indicator, events }: DragState, query: Query): string | undefined {
  if (!indicator?.error) return undefined;
  const { parent } = indicator.placement;
  const [dragged] = events.dragged;
  const reason = dragged === undefined ? undefined : whyNotMove(query, dragged, parent.id);
  return reason ?? MESSAGES.rule(nameOf(parent), infoOf(parent).accepts ?? MESSAGES.takesNothing);
}
