import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [panel = ''] = query.node('ROOT').childNodes();
  const { area = '' } = query.node(panel).get().data.linkedNodes;
  const { background } = query.node(area).get().data.props;
  const isDone = background === 'gold';
  return {
    isDone,
    found: isDone
      ? 'The region is gold, because it has its own Node, whose props the button sets.'
      : `The region ${background === undefined ? 'has no colour' : `is ${background}`}.`,
  };
}
