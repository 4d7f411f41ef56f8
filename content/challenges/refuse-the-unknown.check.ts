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
      ? 'Two pages are refused, and the third is opened.'
      : `${opened} of three pages are opened; only the last may be.`,
  };
}
