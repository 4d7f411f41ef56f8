import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [list = '', ...below] = query.node('ROOT').childNodes();
  const count = query.node(list).childNodes().length;
  if (count < 2) {
    return { isDone: false, found: 'The list has room. Press the button.' };
  }
  if (count > 2) {
    return { isDone: false, found: `The list holds ${count} boxes.` };
  }
  const isDone = below.length > 0;
  return {
    isDone,
    found: isDone
      ? 'The next box is below the full list, because the button asks the rules that "addNodeTree" skips.'
      : 'The list is full. Press the button again.',
  };
}
