import { type NodeId, useEditor } from '@craftjs/core';
import { type ReactElement, useMemo } from 'react';
import { MESSAGES } from '../../ui/messages.ts';
import { notify } from '../../ui/notices.ts';
import { addNearSelection } from './add.ts';
import { duplicate, remove, toggleVisibility } from './change.ts';
import type { EditorAccess, Outcome } from './editor-access.ts';
import { moveDown, moveIn, moveOut, moveUp } from './move.ts';
import { type Direction, select, selectTowards } from './select.ts';

/** The commands for a Node. */
const NODE_COMMANDS = {
  moveUp,
  moveDown,
  moveIn,
  moveOut,
  duplicate,
  remove,
  toggleVisibility,
  select,
} as const;

/** The name of a command for a Node. */
export type NodeCommand = keyof typeof NODE_COMMANDS;

/** The commands for the interface. They report their outcomes. */
export interface Commands {
  readonly run: (command: NodeCommand, id: NodeId) => void;
  readonly add: (element: ReactElement, name: string) => void;
  readonly selectTowards: (direction: Direction) => void;
  /** Goes a step back or forward in the history. */
  readonly travel: (step: 'undo' | 'redo') => void;
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
      travel: (step) => {
        const { canUndo, canRedo } = editor.query.history;
        if (!(step === 'undo' ? canUndo() : canRedo())) return;
        editor.actions.history[step]();
        notify(MESSAGES[step]);
      },
    };
  }, [store]);
}

const TONES = { done: 'quiet', toggled: 'info', refused: 'refusal' } as const;

function reportOutcome({ kind, text }: Outcome): void {
  const tree = document.activeElement?.closest('[role="tree"]') ?? null;
  requestAnimationFrame(() => keepFocus(tree));
  notify(text, TONES[kind]);
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
