import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { dom, data } = query.node('ROOT').get();
  if (data.props['wide'] !== 3) {
    return { isDone: false, found: 'On wide screens, keep three columns.' };
  }
  const columns = dom?.style.gridTemplateColumns ?? '';
  return {
    isDone: /^repeat\(1,/.test(columns),
    found: `On a narrow screen, the columns are "${columns}".`,
  };
}
