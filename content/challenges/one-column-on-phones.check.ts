import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const [, inner = ''] = query.node('ROOT').childNodes();
  const grids = ['ROOT', inner].map((id) => query.node(id).get());
  const wide = grids.map(({ data }) => data.props['wide']).join();
  if (wide !== '3,4') {
    return {
      isDone: false,
      found: 'On wide screens, keep three and four columns.',
    };
  }
  const columns = grids.map(
    ({ dom }) =>
      /^repeat\(([\d.]+),/.exec(dom?.style.gridTemplateColumns ?? '')?.[1],
  );
  const isDone = columns.join() === '1,2';
  const shown = columns.map((one) => one ?? 'no').join(' and ');
  return {
    isDone,
    found: isDone
      ? 'The grids have one and two columns, because each stores how many it wants on a narrow screen.'
      : `The grids have ${shown} columns; they should have 1 and 2.`,
  };
}
