import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { text } = query.node('ROOT').get().data.props;
  return {
    isDone: text === 'New',
    found:
      text === undefined
        ? 'The Node has no text.'
        : `The text of the Node is "${text}".`,
  };
}
