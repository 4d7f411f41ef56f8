import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { text } = query.node('ROOT').get().data.props;
  const isDone = text === 'Saved yesterday';
  return {
    isDone,
    found: isDone
      ? 'The page reads "Saved yesterday", because the frame begins with what is stored.'
      : `The page reads "${text}".`,
  };
}
