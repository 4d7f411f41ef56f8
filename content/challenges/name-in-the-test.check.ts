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
      ? 'The list takes a step here and in the test, because its rule finds the same name in both.'
      : 'The list takes a step in the editor, but not in the test.',
  };
}
