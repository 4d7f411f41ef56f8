import { type NodeId, useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { infoOf } from '../../components/component-info.ts';
import { editedText } from '../../components/EditableText.tsx';
import { findNode, selectedId } from '../commands/editor-access.ts';
import { useCommands } from '../commands/use-commands.ts';
import { type Shortcut, shortcutFor } from './shortcuts.ts';

/** Handles shortcuts while the page can be edited. */
export function useShortcuts(): void {
  const { store, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const commands = useCommands();

  useEffect(() => {
    if (!enabled) return;
    const { actions, query } = store;

    /** Runs a shortcut. Returns false if it does not apply at the moment. */
    const run = (name: Shortcut['name'], selected: NodeId | undefined): boolean => {
      const node = findNode(query, selected);
      if (name === 'undo' || name === 'redo') commands.travel(name);
      else if (name === 'edit' && node !== undefined && infoOf(node).hasText) editedText.set(node.id);
      else if (name === 'edit') commands.selectTowards('child');
      else if (name === 'next') commands.selectTowards(name);
      else if (selected === undefined) return false;
      else if (name === 'previous' || name === 'parent' || name === 'child') commands.selectTowards(name);
      else if (name === 'deselect') actions.selectNode();
      else commands.run(name, selected);
      return true;
    };

    const onKeyDown = (event: KeyboardEvent) => {
      // While a menu or a dialog is open all keys are its own, also while the focus is still on the menu's button, or on
      // the body after a click on a text of the dialog.
      if (
        event.defaultPrevented ||
        event.isComposing ||
        document.querySelector(':popover-open, dialog[open]')
      )
        return;
      const shortcut = shortcutFor(event);
      if (shortcut === undefined || !isMeant(shortcut, event.target)) return;
      if (run(shortcut.name, selectedId(query))) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, store, commands]);
}

/**
 * Whether a shortcut is meant where a key is pressed. No shortcut works in a text. Sliders and choices have keys of their
 * own, so only those with Control or Command work there; arrows and Enter without Alt are for the page.
 */
function isMeant({ keys: [keys] }: Shortcut, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches('body, [data-canvas]')) return true;
  if (target.closest(TEXT)) return false;
  return keys.includes('Mod') || !(target.matches('input') || /^(?:Arrow|Enter)/.test(keys));
}

const TEXT = `dialog, [popover], [contenteditable], textarea,
  input:not([type="range"], [type="radio"], [type="checkbox"], [type="color"])`;
