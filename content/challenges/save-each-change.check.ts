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
      ? 'The page in the storage is the current one.'
      : `The storage has ${saved === null ? 'no' : 'another'} page.`,
  };
}
