import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const columnsOf = (id: string) =>
    query.node(id).get().dom?.style.gridTemplateColumns ?? '';
  const [, inner = ''] = query.node('ROOT').childNodes();
  if (!columnsOf('ROOT').startsWith('repeat(1,')) {
    return {
      isDone: false,
      found: 'The page has no columns: an empty field counts as 0.',
    };
  }
  const isDone = columnsOf(inner).startsWith('repeat(2,');
  return {
    isDone,
    found: isDone
      ? 'An empty field counts as one column and 2 as two, so the style is always valid.'
      : 'The grid of two columns has lost one.',
  };
}
