import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const isDone = query.history.canRedo();
  return {
    isDone,
    found: isDone
      ? 'The star is undone, because the class gets the actions of the editor as props.'
      : query.history.canUndo()
        ? 'There is a star to undo.'
        : 'Add a star, then undo it.',
  };
}
