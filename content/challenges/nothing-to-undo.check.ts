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
  return {
    isDone: wasDisabled && !isDisabled,
    found: isDisabled
      ? 'There is a step to undo, but the button is disabled.'
      : 'There is a step to undo, and the button can be pressed.',
  };
}
