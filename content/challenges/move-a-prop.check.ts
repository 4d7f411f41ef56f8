import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { props } = query.node('ROOT').get().data;
  if ('title' in props) {
    return { isDone: false, found: 'The Node still has the prop "title".' };
  }
  const isDone = props['text'] === 'Hello';
  return {
    isDone,
    found: isDone
      ? 'The Node has the prop "text", under which the component looks for the title today.'
      : `The Node has the prop "text": "${props['text']}".`,
  };
}
