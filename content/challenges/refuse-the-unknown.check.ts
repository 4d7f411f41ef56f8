import type { EditorStore } from '@craftjs/core';

export default function check(_editor: EditorStore) {
  const texts = [
    ...document.querySelectorAll('#root div, body > div > div'),
  ];
  const shown = [...new Set(texts)].map(({ textContent }) => textContent);
  const opened = shown.filter((text) => text === 'Hello').length;
  const isDone = opened === 1 && shown.length === 3;
  return {
    isDone,
    found: isDone
      ? 'Only the third page is opened, because the resolver itself has the component of each Node.'
      : `${opened} of three pages are opened; only the last may be.`,
  };
}
