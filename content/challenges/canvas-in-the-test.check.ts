import type { EditorStore } from '@craftjs/core';

export default function check(_store: EditorStore) {
  const result = document.querySelector('output')?.textContent ?? '';
  const isDone = result.startsWith('✓');
  return {
    isDone,
    found: isDone
      ? 'The test passes, because its Node is a Canvas like the one on the page.'
      : 'The test fails.',
  };
}
