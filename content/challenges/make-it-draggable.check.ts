import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const notes = query.node('ROOT').childNodes();
  const elements = notes.map((id) => query.node(id).get().dom);
  const connected = elements.filter((el) => el !== null);
  const draggable = connected.filter(
    (el) => el.getAttribute('draggable') === 'true',
  );
  if (connected.length < notes.length) {
    return { isDone: false, found: 'The notes are not connected yet.' };
  }
  const isDone = draggable.length === notes.length;
  return {
    isDone,
    found: isDone
      ? 'Users can select and drag the notes, because the editor knows the element of each.'
      : `Draggable notes: ${draggable.length} of ${notes.length}.`,
  };
}
