import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const nodes = Object.values(query.getNodes());
  const rows = nodes.filter(({ data }) => data.name === 'Row');
  const texts = query
    .node('ROOT')
    .childNodes()
    .filter((id) => query.node(id).get().data.name === 'Text');
  if (texts.length < 2) {
    return { isDone: false, found: 'Drag the text out of its row.' };
  }
  const isDone = rows.length === 0;
  return {
    isDone,
    found: isDone
      ? 'The row is gone with its last text, so users never meet an empty one.'
      : 'The row is empty, but still on the page.',
  };
}
