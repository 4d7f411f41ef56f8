import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [first = '', second = ''] = query.node('ROOT').childNodes();
  const [column = ''] = query.node(first).childNodes();
  if (query.node(first).childNodes().length !== 2) {
    return { isDone: false, found: 'Let the first row keep two columns.' };
  }
  if (!query.node(first).isDroppable(column)) {
    return { isDone: false, found: 'A and B cannot change places.' };
  }
  const isDone = !query.node(second).isDroppable(column);
  return {
    isDone,
    found: isDone
      ? 'A and B can change places and stay in their row, because only their parent may take them.'
      : 'The second row would take A.',
  };
}
