import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const children = query.node('ROOT').childNodes();
  const inRoot = children.map((id) => query.node(id).get().data);
  const colors = inRoot
    .filter(({ name }) => name === 'Note')
    .map(({ props }) => props['color']);
  if (colors.length < 2) {
    return {
      isDone: false,
      found: 'Drag the crimson note out of its box.',
    };
  }
  const isDone = colors.every((color) => color === 'teal');
  return {
    isDone,
    found: isDone
      ? 'The note has the colour of its new box, because the move itself sets it.'
      : 'The note is still crimson.',
  };
}
