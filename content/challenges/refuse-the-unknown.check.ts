import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { text } = query.node('ROOT').get().data.props;
  return {
    isDone: String(text).includes('cannot be opened'),
    found: `Readers see "${text}".`,
  };
}
