import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const texts = query.node('ROOT').childNodes();
  const colors = texts.map((id) => query.node(id).get().dom?.style.color);
  return {
    isDone: colors.every((color) => color === 'teal'),
    found: `The texts are ${[...new Set(colors)].join(' and ')}.`,
  };
}
