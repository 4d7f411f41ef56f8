import { singleKeyShortcutsAreOn } from './single-key-shortcuts.ts';

/** The part of a keyboard event that decides. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'isComposing'
>;

/** Whether a key is pressed as a shortcut of its own: without modifiers, outside text fields, unless turned off. */
export function isSingleKey(event: KeyPress, key: string): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (event.key !== key || ctrlKey || metaKey || altKey || isComposing) return false;
  return !isTextField(target) && singleKeyShortcutsAreOn();
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}
