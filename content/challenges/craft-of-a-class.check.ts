import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { text } = query.node('ROOT').get().data.props;
  const isDone = text === 'New';
  return {
    isDone,
    found: isDone
      ? 'The Node has its text, because the editor reads "craft" from the component that it renders.'
      : `The Node has ${text === undefined ? 'no text' : `the text "${text}"`}.`,
  };
}
