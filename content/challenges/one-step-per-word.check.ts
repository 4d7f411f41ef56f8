import type { EditorStore } from '@craftjs/core';

export default function check({ query, history }: EditorStore) {
  const [id = ''] = query.node('ROOT').childNodes();
  const letters = query.node(id).get().data.props['text'].length - 1;
  const steps = history.timeline.length;
  if (letters < 2) {
    return { isDone: false, found: 'Press the button twice, quickly.' };
  }
  const isDone = steps === 1;
  return {
    isDone,
    found: isDone
      ? `The ${letters} letters are one undo step, because they came within half a second.`
      : `Letters typed: ${letters}. Undo steps: ${steps}.`,
  };
}
