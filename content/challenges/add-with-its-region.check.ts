import type { EditorStore } from '@craftjs/core';

export default function check({ history, query }: EditorStore) {
  const [card] = query.node('ROOT').childNodes();
  if (card === undefined) {
    return { isDone: false, found: 'There is no card. Press the button.' };
  }
  const { body } = query.node(card).get().data.linkedNodes;
  const isDone = history.timeline.some(({ patches }) =>
    patches.some(({ path }) => path[1] === body),
  );
  return {
    isDone,
    found: isDone
      ? 'The undo step adds the card and its region, because both were in one tree.'
      : 'The undo step adds the card without its region.',
  };
}
