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
      if (shortcut === undefined || !isMeant(shortcut, focusPlace(event.target))) return;
      if (run(shortcut.name, selectedId(query))) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, store, commands]);
}

function isMeant({ where }: Shortcut, place: FocusPlace): boolean {
  if (place === 'text') return false;
  if (place === 'field') return where === 'page';
  return where !== 'canvas' || place === 'canvas';
}

/** The kind of element that has the focus, for shortcuts. */
type FocusPlace = 'text' | 'field' | 'canvas' | 'other';

/** Returns the place of a key press. Dialogs and menus handle all keys themselves. */
function focusPlace(target: EventTarget | null): FocusPlace {
  if (!(target instanceof HTMLElement) || target.matches('body, [data-canvas]')) return 'canvas';
  if (target.closest(TEXT)) return 'text';
  return target.matches('input, select') ? 'field' : 'other';
}

const TEXT = `dialog, [popover], [contenteditable], textarea,
  input:not([type="range"], [type="radio"], [type="checkbox"], [type="color"])`;
