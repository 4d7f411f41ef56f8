import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const columns = query.node('ROOT').get().dom?.style.gridTemplateColumns;
  const isDone = /^repeat\(1,/.test(columns ?? '');
  return {
    isDone,
    found: isDone
      ? 'An empty field counts as one column.'
      : 'The page has no columns: an empty field counts as 0.',
  };
}
