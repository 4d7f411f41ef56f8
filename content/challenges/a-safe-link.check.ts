import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [file, web] = query
    .node('ROOT')
    .childNodes()
    .map((id) => query.node(id).get().dom?.getAttribute('href'));
  if (file)
    return { isDone: false, found: `The first link leads to ${file}.` };
  const isDone = web === 'https://example.com/';
  return {
    isDone,
    found: isDone
      ? 'Only the web link leads somewhere, because every scheme that is not listed is refused.'
      : 'The web link leads nowhere, either.',
  };
}
