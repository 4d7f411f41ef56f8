import type { EditorStore } from '@craftjs/core';

export default function check({ query, history }: EditorStore) {
  const { padding } = query.node('ROOT').get().data.props;
  const steps = history.timeline.length;
  if (steps === 0) {
    return { isDone: false, found: 'The padding is 24. Press the button.' };
  }
  const isDone = padding === 8 && steps === 1;
  return {
    isDone,
    found: isDone
      ? 'The padding is 8 after one undo step, because the button changes it once.'
      : `The padding is ${padding}, after ${steps} undo steps.`,
  };
}
