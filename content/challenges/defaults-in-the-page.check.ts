import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [id = ''] = query.node('ROOT').childNodes();
  const { text } = query.node(id).get().data.props;
  return {
    isDone: text === 'New',
    found:
      text === undefined
        ? 'The Node of the badge stores no text, so no form can show it.'
        : `The Node of the badge stores the text "${text}".`,
  };
}
