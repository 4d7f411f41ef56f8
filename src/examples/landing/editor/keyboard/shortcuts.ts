import { keyLetter } from '../../../../shared/key-letter.ts';

/** The properties of a key press that shortcuts use. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The names of the actions. */
export type ShortcutName =
  | 'undo'
  | 'redo'
  | 'duplicate'
  | 'remove'
  | 'moveUp'
  | 'moveDown'
  | 'moveIn'
  | 'moveOut'
  | 'next'
  | 'previous'
  | 'parent'
  | 'child'
  | 'edit'
  | 'deselect';

/** A shortcut, for the event handler and for the dialog that lists shortcuts. */
export interface Shortcut {
  readonly name: ShortcutName;
  readonly label: string;
  /** As shown; `Mod` stands for ⌘ on Apple devices and Ctrl elsewhere. */
  readonly keys: readonly string[];
  /**
   * The places of the focus in which the shortcut works: never in a text field; `canvas` keys have other meanings
   * elsewhere.
   */
  readonly where: 'page' | 'outside fields' | 'canvas';
  readonly matches: (press: KeyPress) => boolean;
}

const command = (key: string, shift: boolean) => (press: KeyPress) =>
  (press.ctrlKey || press.metaKey) && !press.altKey && press.shiftKey === shift && keyLetter(press) === key;
const plain =
  (...keys: readonly string[]) =>
  (press: KeyPress) =>
    !press.ctrlKey && !press.metaKey && !press.altKey && !press.shiftKey && keys.includes(press.key);
const alt = (key: string) => (press: KeyPress) =>
  press.altKey && !press.ctrlKey && !press.metaKey && !press.shiftKey && press.key === key;

const undo = command('z', false);
const redo = command('z', true);
const redoLikeWindows = command('y', false);

/** All shortcuts. */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'undo', label: 'Undo', keys: ['Mod+Z'], where: 'page', matches: undo },
  {
    name: 'redo',
    label: 'Redo',
    keys: ['Shift+Mod+Z', 'Ctrl+Y'],
    where: 'page',
    matches: (press) => redo(press) || redoLikeWindows(press),
  },
  { name: 'duplicate', label: 'Duplicate', keys: ['Mod+D'], where: 'page', matches: command('d', false) },
  {
    name: 'remove',
    label: 'Delete',
    keys: ['Delete', 'Backspace'],
    where: 'outside fields',
    matches: plain('Delete', 'Backspace'),
  },
  { name: 'moveUp', label: 'Move up', keys: ['Alt+↑'], where: 'outside fields', matches: alt('ArrowUp') },
  {
    name: 'moveDown',
    label: 'Move down',
    keys: ['Alt+↓'],
    where: 'outside fields',
    matches: alt('ArrowDown'),
  },
  {
    name: 'moveIn',
    label: 'Move into the container above or below',
    keys: ['Alt+→'],
    where: 'outside fields',
    matches: alt('ArrowRight'),
  },
  {
    name: 'moveOut',
    label: 'Move out of its container',
    keys: ['Alt+←'],
    where: 'outside fields',
    matches: alt('ArrowLeft'),
  },
  { name: 'next', label: 'Select the next', keys: ['↓'], where: 'canvas', matches: plain('ArrowDown') },
  {
    name: 'previous',
    label: 'Select the one before',
    keys: ['↑'],
    where: 'canvas',
    matches: plain('ArrowUp'),
  },
  {
    name: 'parent',
    label: 'Select what is around',
    keys: ['←'],
    where: 'canvas',
    matches: plain('ArrowLeft'),
  },
  {
    name: 'child',
    label: 'Select what is inside',
    keys: ['→'],
    where: 'canvas',
    matches: plain('ArrowRight'),
  },
  { name: 'edit', label: 'Edit the text', keys: ['Enter'], where: 'canvas', matches: plain('Enter') },
  {
    name: 'deselect',
    label: 'Select nothing',
    keys: ['Esc'],
    where: 'outside fields',
    matches: plain('Escape'),
  },
];

/** Returns the names of keys on this device. */
export function shownKeys(keys: string, isApple: boolean): readonly string[] {
  return keys.split('+').map((key) => {
    if (key === 'Mod') return isApple ? '⌘' : 'Ctrl';
    return key === 'Alt' && isApple ? '⌥' : key;
  });
}
