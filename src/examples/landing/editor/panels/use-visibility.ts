import { type NodeId, useEditor } from '@craftjs/core';
import { labelOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../ui/messages.ts';
import { notify } from '../../ui/notices.ts';
import { findNode } from '../commands/editor-access.ts';

/** Returns a function that hides or shows a Node. A hidden Node stays in the page and in the layers. */
export function useVisibility(): (id: NodeId) => void {
  const { actions, query } = useEditor();
  return (id) => {
    const node = findNode(query, id);
    if (node === undefined) return;
    actions.setHidden(id, !node.data.hidden);
    notify(node.data.hidden ? MESSAGES.shown(labelOf(node)) : MESSAGES.hidden(labelOf(node)), 'info');
  };
}
