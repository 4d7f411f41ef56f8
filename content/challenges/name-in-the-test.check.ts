import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [id = ''] = query.node('ROOT').childNodes();
  if (!query.node('ROOT').isDroppable(id)) {
    return { isDone: false, found: 'In the editor, the list refuses it.' };
  }
  const result = document.querySelector('output')?.textContent ?? '';
  const isDone = result.startsWith('✓');
  return {
    isDone,
    found: isDone
      ? 'The list takes a step, in the editor and in the test.'
      : 'The list takes a step in the editor, but not in the test.',
  };
}
