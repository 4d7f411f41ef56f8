import { keyLetter } from '../../../../shared/key-letter.ts';

/** The properties of a key press that shortcuts use. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * All shortcuts, for the event handler, the buttons and the dialog that lists them. In their keys, `Mod` stands for ⌘
 * on Apple devices and Ctrl elsewhere. None works in a text field; those of the canvas have other meanings elsewhere.
 */
export const SHORTCUTS = [
  { name: 'undo', label: 'Undo', keys: ['Mod+Z'], where: 'page' },
  { name: 'redo', label: 'Redo', keys: ['Shift+Mod+Z', 'Mod+Y'], where: 'page' },
  { name: 'duplicate', label: 'Duplicate', keys: ['Mod+D'], where: 'page' },
  { name: 'remove', label: 'Delete', keys: ['Delete', 'Backspace'], where: 'outside fields' },
  { name: 'moveUp', label: 'Move up', keys: ['Alt+ArrowUp'], where: 'outside fields' },
  { name: 'moveDown', label: 'Move down', keys: ['Alt+ArrowDown'], where: 'outside fields' },
  {
    name: 'moveIn',
    label: 'Move into the container above or below',
    keys: ['Alt+ArrowRight'],
    where: 'outside fields',
  },
  { name: 'moveOut', label: 'Move out of its container', keys: ['Alt+ArrowLeft'], where: 'outside fields' },
  { name: 'next', label: 'Select the next', keys: ['ArrowDown'], where: 'canvas' },
  { name: 'previous', label: 'Select the previous', keys: ['ArrowUp'], where: 'canvas' },
  { name: 'parent', label: 'Select the parent', keys: ['ArrowLeft'], where: 'canvas' },
  { name: 'child', label: 'Select the first child', keys: ['ArrowRight'], where: 'canvas' },
  { name: 'edit', label: 'Edit the text', keys: ['Enter'], where: 'canvas' },
  { name: 'deselect', label: 'Clear the selection', keys: ['Escape'], where: 'outside fields' },
] as const satisfies readonly {
  readonly name: string;
  readonly label: string;
  readonly keys: readonly string[];
  readonly where: 'page' | 'outside fields' | 'canvas';
}[];

export type Shortcut = (typeof SHORTCUTS)[number];

/** Returns the shortcut that a key press means. */
export function shortcutFor(press: KeyPress): Shortcut | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = press;
  const name = key.length === 1 ? keyLetter(press).toUpperCase() : key;
  const held = [shiftKey && 'Shift', (ctrlKey || metaKey) && 'Mod', altKey && 'Alt', name];
  const pressed = held.filter(Boolean).join('+');
  return SHORTCUTS.find(({ keys }) => keys.some((combination) => combination === pressed));
}

/** Returns the label of an action, and its keys as in `aria-keyshortcuts`. */
export function labelAndKeys(action: Shortcut['name']): { readonly label: string; readonly keys: string } {
  const { label = '', keys = [] } = SHORTCUTS.find(({ name }) => name === action) ?? {};
  const both = keys.flatMap((key) => [key.replace('Mod', 'Control'), key.replace('Mod', 'Meta')]);
  return { label, keys: [...new Set(both)].join(' ') };
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** Returns the names of keys on this device. */
export function shownKeys(keys: string, isApple: boolean): readonly string[] {
  const modifiers: Readonly<Record<string, string>> = isApple ? { Mod: '⌘', Alt: '⌥' } : { Mod: 'Ctrl' };
  return keys.split('+').map((key) => modifiers[key] ?? SIGNS[key] ?? key);
}
