import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { text } = query.node('ROOT').get().data.props;
  return {
    isDone: text === 'Saved yesterday',
    found: `The page reads "${text}".`,
  };
}
