import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { props } = query.node('ROOT').get().data;
  if ('title' in props) {
    return { isDone: false, found: 'The Node still has the prop "title".' };
  }
  return {
    isDone: props['text'] === 'Hello',
    found: `The Node has the prop "text": "${props['text']}".`,
  };
}
