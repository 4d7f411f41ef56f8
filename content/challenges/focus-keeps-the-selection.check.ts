import type { EditorStore } from '@craftjs/core';

export default function check({ query, actions }: EditorStore) {
  const notes = query.node('ROOT').childNodes();
  const elements = notes.map((id) => query.node(id).get().dom);
  const before = query.getEvent('selected').all();
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  actions.selectNode();
  elements[0]?.focus();
  const isSelected = query.getEvent('selected').contains(notes[0] ?? '');
  actions.selectNode(notes);
  elements[1]?.focus();
  const count = query.getEvent('selected').size();
  if (focused instanceof HTMLElement) focused.focus();
  actions.selectNode(before);
  const isDone = isSelected && count === notes.length;
  return {
    isDone,
    found: isDone
      ? 'Both notes stay selected, because the one that takes the focus is one of them.'
      : isSelected
        ? `Two notes are selected, and after the focus ${count}.`
        : 'A note is not selected when it takes the focus.',
  };
}
