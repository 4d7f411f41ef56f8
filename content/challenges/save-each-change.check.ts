import type { EditorStore } from '@craftjs/core';

export default function check({ query, history }: EditorStore) {
  if (history.timeline.length === 0) {
    return { isDone: false, found: 'Nothing has changed. Drag a text.' };
  }
  const saved = localStorage.getItem('page');
  const isDone = saved === query.serialize();
  return {
    isDone,
    found: isDone
      ? 'The stored page is the current one, because every change saves it.'
      : `The storage has ${saved === null ? 'no' : 'another'} page.`,
  };
}
