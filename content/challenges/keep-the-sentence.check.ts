import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const text = query.node('ROOT').get().dom?.textContent ?? '';
  return {
    isDone: text === 'Hello Ada',
    found: `The page reads "${text}".`,
  };
}
