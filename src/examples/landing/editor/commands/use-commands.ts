import { type NodeId, useEditor } from '@craftjs/core';
import { type ReactElement, useMemo } from 'react';
import { notify } from '../../ui/notices.ts';
import {
  addNearSelection,
  type Direction,
  duplicate,
  moveDown,
  moveIn,
  moveOut,
  moveUp,
  type Outcome,
  remove,
  select,
  selectTowards,
} from './commands.ts';
import type { EditorAccess } from './editor-access.ts';

const NODE_COMMANDS = { moveUp, moveDown, moveIn, moveOut, duplicate, remove, select };

/** Returns the commands of the surrounding editor for its interface. They report their outcomes. */
export function useCommands() {
  const { store } = useEditor();
  return useMemo(() => {
    const editor: EditorAccess = store;
    return {
      run: (command: keyof typeof NODE_COMMANDS, id: NodeId) =>
        reportOutcome(NODE_COMMANDS[command](editor, id)),
      add: (element: ReactElement, name: string) => reportOutcome(addNearSelection(editor, element, name)),
      selectTowards: (direction: Direction) => reportOutcome(selectTowards(editor, direction)),
      /** Goes a step back or forward in the history. */
      travel: (step: 'undo' | 'redo') => {
        const { canUndo, canRedo } = editor.query.history;
        if (!(step === 'undo' ? canUndo() : canRedo())) return;
        editor.actions.history[step]();
        notify(step === 'undo' ? 'Undone.' : 'Redone.');
      },
    };
  }, [store]);
}

function reportOutcome({ text, tone }: Outcome): void {
  const tree = document.activeElement?.closest('[role="tree"]') ?? null;
  requestAnimationFrame(() => keepFocus(tree));
  notify(text, tone);
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
