import type { EditorStore } from '@craftjs/core';

let wasDisabled = false;

export default function check({ query }: EditorStore) {
  const isDisabled = document.querySelector('button')?.disabled === true;
  if (!query.history.canUndo()) {
    wasDisabled = isDisabled;
    return {
      isDone: false,
      found: isDisabled
        ? 'The button is disabled. Now drag a text.'
        : 'There is nothing to undo, but the button can be pressed.',
    };
  }
  const isDone = wasDisabled && !isDisabled;
  return {
    isDone,
    found: isDone
      ? 'The button can be pressed only while there is a step to undo, because it follows the history.'
      : `There is a step to undo, ${isDisabled ? 'but the button is disabled' : 'and the button could be pressed before'}.`,
  };
}
