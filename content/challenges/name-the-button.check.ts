import type { EditorStore } from '@craftjs/core';

export default function check(_editor: EditorStore) {
  const button = document.querySelector('button');
  const labelled = button?.getAttribute('aria-labelledby') ?? '';
  const named = labelled
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
  const label = button?.getAttribute('aria-label')?.trim();
  const name = named || label || (button?.textContent ?? '');
  const isDone = /[a-z]{2}/i.test(name);
  return {
    isDone,
    found: isDone
      ? `A screen reader says "${name}, button", so users who cannot see the arrow know what it does.`
      : `A screen reader says "${name}, button", and nobody knows why.`,
  };
}
