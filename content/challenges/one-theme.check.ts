import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const texts = query.node('ROOT').childNodes();
  const colors = texts.map((id) => query.node(id).get().dom?.style.color);
  const isDone = colors.every((color) => color === 'teal');
  return {
    isDone,
    found: isDone
      ? 'The texts are teal like the theme, and would follow it to another colour.'
      : `The texts are ${[...new Set(colors)].join(' and ') || 'without colour'}.`,
  };
}
