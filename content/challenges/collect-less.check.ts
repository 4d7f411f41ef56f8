import type { EditorStore } from '@craftjs/core';

let before: string | undefined;

export default function check({ query }: EditorStore) {
  const shown = document.querySelector('output')?.textContent ?? '';
  const count = Object.keys(query.getNodes()).length;
  // The first check may come before the count has rendered the page.
  if (!shown.startsWith(`${count} `)) {
    return { isDone: false, found: `The page has ${count} parts.` };
  }
  if (before === undefined || query.getEvent('selected').isEmpty()) {
    before = shown;
    return { isDone: false, found: 'Select one text after the other.' };
  }
  const isDone = shown === before;
  return {
    isDone,
    found: isDone
      ? 'A selection renders nothing, because what the count collects stays the same.'
      : 'The count renders each time the selection changes.',
  };
}
