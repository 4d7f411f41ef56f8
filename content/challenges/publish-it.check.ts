import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const isDone = !query.getOptions().enabled;
  return {
    isDone,
    found: isDone
      ? 'Visitors only read the page.'
      : 'Visitors can still drag the text.',
  };
}
