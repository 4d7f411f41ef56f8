import { keyLetter } from '../../../../shared/key-letter.ts';

/** The properties of a key press that shortcuts use. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * All shortcuts, for the event handler and the buttons. In their keys, `Mod` stands for ⌘
 * on Apple devices and Ctrl elsewhere.
 */
const SHORTCUTS = [
  { name: 'undo', label: 'Undo', keys: ['Mod+Z'] },
  { name: 'redo', label: 'Redo', keys: ['Shift+Mod+Z', 'Mod+Y'] },
  { name: 'duplicate', label: 'Duplicate', keys: ['Mod+D'] },
  { name: 'remove', label: 'Delete', keys: ['Delete', 'Backspace'] },
  { name: 'moveUp', label: 'Move up', keys: ['Alt+ArrowUp'] },
  { name: 'moveDown', label: 'Move down', keys: ['Alt+ArrowDown'] },
  { name: 'moveIn', label: 'Move into the container above or below', keys: ['Alt+ArrowRight'] },
  { name: 'moveOut', label: 'Move out of its container', keys: ['Alt+ArrowLeft'] },
  { name: 'next', label: 'Select the next', keys: ['ArrowDown'] },
  { name: 'previous', label: 'Select the previous', keys: ['ArrowUp'] },
  { name: 'parent', label: 'Select the parent', keys: ['ArrowLeft'] },
  { name: 'child', label: 'Select the first child', keys: ['ArrowRight'] },
  { name: 'edit', label: 'Edit the text', keys: ['Enter'] },
  { name: 'deselect', label: 'Clear the selection', keys: ['Escape'] },
] as const satisfies readonly {
  readonly name: string;
  readonly label: string;
  readonly keys: readonly string[];
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
