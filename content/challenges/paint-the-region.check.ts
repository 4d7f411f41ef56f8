import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [panel = ''] = query.node('ROOT').childNodes();
  const { area = '' } = query.node(panel).get().data.linkedNodes;
  const { background } = query.node(area).get().data.props;
  return {
    isDone: background === 'gold',
    found:
      background === undefined
        ? 'The region has no colour.'
        : `The region is ${background}.`,
  };
}
