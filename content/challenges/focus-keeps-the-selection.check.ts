import type { EditorStore } from '@craftjs/core';

export default function check({ query, actions }: EditorStore) {
  const notes = query.node('ROOT').childNodes();
  const elements = notes.map((id) => query.node(id).get().dom);
  const before = query.getEvent('selected').all();
  // Not `focus()`, which would take the focus from the code while one types.
  const focus = (element: HTMLElement | null | undefined) =>
    element?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  actions.selectNode();
  focus(elements[0]);
  const isSelected = query.getEvent('selected').contains(notes[0] ?? '');
  actions.selectNode(notes);
  focus(elements[1]);
  const count = query.getEvent('selected').size();
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
