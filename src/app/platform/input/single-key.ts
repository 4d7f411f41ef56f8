import { storageSlot } from '../storage.ts';

/** The part of a keyboard event that identifies a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'isComposing'
>;

/** Whether a key is pressed as a single-key shortcut: without modifiers, outside text fields, unless turned off. */
export function isSingleKey(event: KeyPress, key: string): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (event.key !== key || ctrlKey || metaKey || altKey || isComposing) return false;
  return !isTextField(target) && singleKeyShortcutsAreOn();
}

/** Whether an element takes text, whose keys belong to it. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const fields = 'input:not([type=checkbox],[type=radio]),textarea,select';
  return target.isContentEditable || target.matches(fields);
}

type Setting = 'on' | 'off';

const slot = storageSlot(
  'single-key-shortcuts',
  (value): value is Setting => value === 'on' || value === 'off',
);

/** The choice of this visit, for browsers that store nothing. */
let chosen: Setting | undefined;

/**
 * Whether shortcuts without Control or Meta are enabled. They disturb people who dictate or use a switch:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export function singleKeyShortcutsAreOn(): boolean {
  return (slot.read() ?? chosen ?? 'on') === 'on';
}

/** Turns shortcuts of a single key on or off, permanently if the browser allows it. */
export function setSingleKeyShortcuts(on: boolean): void {
  chosen = on ? 'on' : 'off';
  slot.write(chosen);
}

/** Whether shortcuts use Command (⌘) on this device and not Control. */
export function hasAppleKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
