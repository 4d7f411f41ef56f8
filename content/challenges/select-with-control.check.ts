import type { EditorStore } from '@craftjs/core';

export default function check({ query, actions }: EditorStore) {
  const before = query.getEvent('selected').all();
  const [first = '', second = ''] = query.node('ROOT').childNodes();
  const click = (id: string, ctrlKey: boolean) => {
    const { dom } = query.node(id).get();
    for (const type of ['mousedown', 'click'])
      dom?.dispatchEvent(new MouseEvent(type, { bubbles: true, ctrlKey }));
    return query.getEvent('selected').size();
  };
  click(first, false);
  const count = click(second, true);
  const without = click(first, false) + click(second, false);
  actions.selectNode(before);
  if (without !== 2) {
    return {
      isDone: false,
      found: 'A plain click selects not only its text.',
    };
  }
  const isDone = count === 2;
  return {
    isDone,
    found: isDone
      ? 'A Control-click adds a text to the selection, because either key counts.'
      : `A click and a Control-click select texts: ${count} of 2.`,
  };
}
