import type { EditorStore } from '@craftjs/core';

export default function check(_store: EditorStore) {
  const result = document.querySelector('output')?.textContent ?? '';
  const isDone = result.startsWith('✓');
  return {
    isDone,
    found: isDone ? 'The test passes.' : 'The test fails.',
  };
}
