import type { EditorStore } from '@craftjs/core';

export default function check({ query, actions }: EditorStore) {
  const texts = query.node('ROOT').childNodes();
  const before = query.getEvent('selected').all();
  for (const [index, id] of texts.entries()) {
    const { dom } = query.node(id).get();
    for (const type of ['mousedown', 'click']) {
      const ctrlKey = index > 0;
      dom?.dispatchEvent(new MouseEvent(type, { bubbles: true, ctrlKey }));
    }
  }
  const count = query.getEvent('selected').size();
  actions.selectNode(before);
  return {
    isDone: count === texts.length,
    found: `A click and a Control-click select texts: ${count} of 2.`,
  };
}
