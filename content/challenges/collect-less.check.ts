import type { EditorStore } from '@craftjs/core';

let before: string | undefined;

export default function check({ query }: EditorStore) {
  const shown = document.querySelector('output')?.textContent ?? '';
  if (query.getEvent('selected').isEmpty()) {
    before = shown;
    return { isDone: false, found: 'Select a text.' };
  }
  const isDone = shown === before;
  return {
    isDone,
    found: isDone
      ? 'The count renders no more when the selection changes.'
      : 'The count renders each time the selection changes.',
  };
}
