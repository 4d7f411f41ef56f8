import { type NodeId, useEditor } from '@craftjs/core';
import { type ReactElement, useMemo } from 'react';
import { labelOf } from '../../components/component-info.ts';
import { MESSAGES } from '../../ui/messages.ts';
import { notify } from '../../ui/notices.ts';
import { addNearSelection } from './add.ts';
import { duplicate } from './duplicate.ts';
import { done, type EditorAccess, findNode, type Outcome, refused } from './editor-access.ts';
import { moveDown, moveIn, moveOut, moveUp } from './move.ts';
import { type Direction, select, selectTowards } from './select.ts';
import { whyNotLeave } from './why-not.ts';

/** The commands for a Node. */
const NODE_COMMANDS = { moveUp, moveDown, moveIn, moveOut, duplicate, remove, select } as const;

/** The name of a command for a Node. */
export type NodeCommand = keyof typeof NODE_COMMANDS;

/** The commands for the interface. They report their outcomes. */
export interface Commands {
  readonly run: (command: NodeCommand, id: NodeId) => void;
  readonly add: (element: ReactElement, name: string) => void;
  readonly selectTowards: (direction: Direction) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Returns the commands of the surrounding editor. */
export function useCommands(): Commands {
  const { store } = useEditor();
  return useMemo(() => {
    const editor: EditorAccess = store;
    return {
      run: (command, id) => reportOutcome(NODE_COMMANDS[command](editor, id)),
      add: (element, name) => reportOutcome(addNearSelection(editor, element, name)),
      selectTowards: (direction) => reportOutcome(selectTowards(editor, direction)),
      undo: () => {
        if (!editor.query.history.canUndo()) return;
        editor.actions.history.undo();
        notify(MESSAGES.undone);
      },
      redo: () => {
        if (!editor.query.history.canRedo()) return;
        editor.actions.history.redo();
        notify(MESSAGES.redone);
      },
    };
  }, [store]);
}

function reportOutcome({ kind, text }: Outcome): void {
  const tree = document.activeElement?.closest('[role="tree"]') ?? null;
  requestAnimationFrame(() => keepFocus(tree));
  notify(text, kind === 'refused' ? 'refusal' : 'quiet');
}

/**
 * Moves the focus to the selection if it has disappeared with a Node: in the tree of layers if it was there, otherwise
 * on the page. Otherwise the keyboard would start at the top.
 */
function keepFocus(tree: Element | null): void {
  if (document.activeElement !== document.body) return;
  const place = tree?.querySelector<HTMLElement>('[tabindex="0"]') ?? document.querySelector('[data-canvas]');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** Deletes a Node and its descendants. The nearest sibling, or else the parent, becomes the selection. */
export function remove({ actions, query }: EditorAccess, id: NodeId): Outcome {
  const node = findNode(query, id);
  const parent = findNode(query, node?.data.parent);
  if (node === undefined || parent === undefined || !query.node(id).isDeletable()) {
    return refused(MESSAGES.cannotDelete(MESSAGES.isPage));
  }
  const reason = whyNotLeave(query, node);
  if (reason !== undefined) return refused(MESSAGES.cannotDelete(reason));
  const index = parent.data.nodes.indexOf(id);
  const next = parent.data.nodes[index + 1] ?? parent.data.nodes[index - 1] ?? parent.id;
  actions.delete(id);
  actions.selectNode(next);
  return done(MESSAGES.deleted(labelOf(node)));
}
