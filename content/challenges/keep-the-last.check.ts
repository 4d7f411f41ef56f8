import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const counts = query
    .node('ROOT')
    .childNodes()
    .map((list) => {
      const texts = query.node(list).childNodes();
      return {
        texts,
        free: texts.filter((id) => query.node('ROOT').isDroppable(id)),
      };
    });
  const single = counts.find(({ texts }) => texts.length === 1);
  const pair = counts.find(({ texts }) => texts.length > 1);
  if (single === undefined || pair === undefined) {
    return { isDone: false, found: 'Keep a list of one, and one of two.' };
  }
  if (pair.free.length === 0) {
    return { isDone: false, found: 'The list of two lets nothing go.' };
  }
  const isDone = single.free.length === 0;
  return {
    isDone,
    found: isDone
      ? 'The list of one keeps its text, because the rule counts what would be left.'
      : 'The list of one gives away its text.',
  };
}
