import { type EditorState, useEditor } from '@craftjs/core';
import { infoOf, nameOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../messages.ts';
import type { Query } from '../commands/editor-access.ts';
import { whyNotMove } from '../commands/why-not.ts';

/** Says during a drag why it may not be dropped here. */
export function DropHint() {
  const { reason } = useEditor((state, query) => ({ reason: reasonOf(state, query) }));
  if (reason === undefined) return null;
  return (
    <div className="drop-hint">
      <p className="notice" data-tone="refusal">
        {MESSAGES.cannotDrop(reason)}
      </p>
    </div>
  );
}

function reasonOf({ indicator, events }: Pick<EditorState, 'indicator' | 'events'>, query: Query) {
  if (!indicator?.error) return undefined;
  const { parent } = indicator.placement;
  const [dragged] = events.dragged;
  const reason = dragged === undefined ? undefined : whyNotMove(query, dragged, parent.id);
  return reason ?? MESSAGES.rule(nameOf(parent), infoOf(parent).accepts ?? MESSAGES.takesNothing);
}
