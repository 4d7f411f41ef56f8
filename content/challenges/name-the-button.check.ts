import type { EditorStore } from '@craftjs/core';

export default function check(_editor: EditorStore) {
  const button = document.querySelector('button');
  const label = button?.getAttribute('aria-label');
  const name = label ?? button?.textContent ?? '';
  return {
    isDone: /[a-z]{3}/i.test(name),
    found: `A screen reader says "${name}, button".`,
  };
}
