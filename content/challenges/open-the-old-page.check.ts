import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { props } = query.node('ROOT').get().data;
  const isDone = props['text'] === 'Hello';
  return {
    isDone,
    found: isDone
      ? 'The page opens, because the resolver has a component for the name that was saved.'
      : `The page opens and reads "${props['text']}".`,
  };
}
