import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [id = ''] = query.node('ROOT').childNodes();
  const { text } = query.node(id).get().data.props;
  const isDone = text === 'New';
  return {
    isDone,
    found: isDone
      ? 'The Node stores the text "New", so a settings form can show it.'
      : 'The Node does not store the text "New", so no form can show it.',
  };
}
