import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const href = query.node('ROOT').get().dom?.getAttribute('href');
  return {
    isDone: href === null,
    found:
      href === null
        ? 'The link leads nowhere.'
        : `The link leads to ${href}.`,
  };
}
