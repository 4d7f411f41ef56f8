import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { props } = query.node('ROOT').get().data;
  return {
    isDone: props['text'] === 'Hello',
    found: `The page opens and reads "${props['text']}".`,
  };
}
