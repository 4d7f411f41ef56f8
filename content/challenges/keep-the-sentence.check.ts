import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const text = query.node('ROOT').get().dom?.textContent ?? '';
  const isDone = text === 'Hello Ada';
  return {
    isDone,
    found: isDone
      ? 'The page reads "Hello Ada", because the component itself draws both words.'
      : `The page reads "${text}".`,
  };
}
