import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const box = query.node('ROOT').childNodes()[1] ?? '';
  const isDone = query.node(box).isCanvas();
  return {
    isDone,
    found: isDone
      ? 'The inner box accepts drops, because it is a Canvas.'
      : 'The inner box is not a Canvas, so it accepts no drops.',
  };
}
