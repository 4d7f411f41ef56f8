import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  if (query.node('ROOT').childNodes().length === 0) {
    return { isDone: false, found: 'The page is empty.' };
  }
  const isDone = !query.getOptions().enabled;
  return {
    isDone,
    found: isDone
      ? 'Visitors only read the page, because an editor that is not enabled attaches nothing to it.'
      : 'Visitors can still drag the text.',
  };
}
