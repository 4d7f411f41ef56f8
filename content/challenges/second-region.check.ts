import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [card = ''] = query.node('ROOT').childNodes();
  const { linkedNodes } = query.node(card).get().data;
  const footer = linkedNodes['footer'];
  const isOpen = footer !== undefined && query.node(footer).isCanvas();
  if (isOpen) {
    const found =
      'Users can fill the footer, because each id of a region has a Canvas of its own.';
    return { isDone: true, found };
  }
  return {
    isDone: false,
    found:
      footer === undefined
        ? 'The card has no region "footer".'
        : 'The region "footer" is not a Canvas.',
  };
}
