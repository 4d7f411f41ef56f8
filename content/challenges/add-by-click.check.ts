import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const count = query.node('ROOT').childNodes().length;
  return {
    isDone: count >= 2,
    found:
      count >= 2
        ? `The page holds ${count} texts, because the tree that the button makes is now added.`
        : 'The page holds one text. Press the button.',
  };
}
