import { expect, it } from 'vitest';
import { type KeyPress, labelAndKeys, shortcutFor } from './shortcuts.ts';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});
const meant = (event: KeyPress) => shortcutFor(event)?.name;

it.each([
  [press('z', { ctrlKey: true }), 'undo'],
  [press('z', { metaKey: true }), 'undo'],
  [press('я', { code: 'KeyZ', ctrlKey: true }), 'undo'],
  [press('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
  [press('y', { ctrlKey: true }), 'redo'],
  [press('d', { metaKey: true }), 'duplicate'],
  [press('Backspace'), 'remove'],
  [press('ArrowUp', { altKey: true }), 'moveUp'],
  [press('ArrowRight', { altKey: true }), 'moveIn'],
  [press('ArrowUp'), 'previous'],
])('%o means %s', (event, name) => expect(meant(event)).toBe(name));

it.each([
  press('z'),
  press('d'),
  press('d', { ctrlKey: true, altKey: true }),
  press('Delete', { shiftKey: true }),
])('%o means nothing', (event) => expect(meant(event)).toBeUndefined());

it('names the keys of an action for assistive technology, those of Apple devices too', () => {
  expect(labelAndKeys('undo')).toEqual({ label: 'Undo', keys: 'Control+Z Meta+Z' });
  expect(labelAndKeys('moveUp').keys).toBe('Alt+ArrowUp');
});
