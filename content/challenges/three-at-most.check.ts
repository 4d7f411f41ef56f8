import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [list = '', four = ''] = query.node('ROOT').childNodes();
  const children = query.node(list).childNodes();
  if (children.length !== 3) {
    return {
      isDone: false,
      found: `The list holds ${children.length}; let it start with three.`,
    };
  }
  if (!query.node(list).isDroppable(children[0] ?? '')) {
    return { isDone: false, found: 'Its own texts cannot be moved in it.' };
  }
  const isDone = !query.node(list).isDroppable(four);
  return {
    isDone,
    found: isDone
      ? 'The list refuses a fourth and can still be sorted, because the rule counts only what is new.'
      : 'The list holds three, and would take a fourth.',
  };
}
