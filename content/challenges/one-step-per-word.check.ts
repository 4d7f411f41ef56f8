import type { EditorStore } from '@craftjs/core';

export default function check({ query, history }: EditorStore) {
  const [id = ''] = query.node('ROOT').childNodes();
  const letters = query.node(id).get().data.props['text'].length - 1;
  const steps = history.timeline.length;
  return {
    isDone: letters > 1 && steps === 1,
    found:
      letters > 1
        ? `Letters typed: ${letters}. Undo steps: ${steps}.`
        : 'Press the button twice, quickly.',
  };
}
