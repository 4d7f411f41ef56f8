import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [card = ''] = query.node('ROOT').childNodes();
  const { linkedNodes } = query.node(card).get().data;
  const names = Object.keys(linkedNodes);
  const footer = linkedNodes['footer'];
  const isOpen = footer !== undefined && query.node(footer).isCanvas();
  return {
    isDone: isOpen,
    found:
      footer !== undefined && !isOpen
        ? 'The region "footer" is not a Canvas.'
        : `The card has the regions ${names.join(', ')}.`,
  };
}
