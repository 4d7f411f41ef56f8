import type { EditorStore } from '@craftjs/core';

let wasQuiet = false;

export default function check({ query }: EditorStore) {
  const buttons = [...document.querySelectorAll('button')];
  const before = document.title;
  document.title = '';
  buttons.find((button) => button.textContent === 'Buy')?.click();
  const isBought = document.title === 'Bought';
  document.title = before;
  if (query.getOptions().enabled) {
    wasQuiet = !isBought;
    return {
      isDone: false,
      found: isBought
        ? 'The button buys while the page is edited.'
        : 'The button is quiet. Now press "Preview".',
    };
  }
  const isDone = isBought && wasQuiet;
  return {
    isDone,
    found: isDone
      ? 'The button buys for visitors only, because it asks whether the editor is enabled.'
      : `For visitors, the button ${isBought ? 'buys' : 'rests'}.`,
  };
}
