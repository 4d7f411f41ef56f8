import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const selected: string | undefined = query.getEvent('selected').last();
  if (selected === undefined || selected === 'ROOT') {
    return { isDone: false, found: 'Nothing is selected. Press a text.' };
  }
  const { dom } = query.node(selected).get();
  const isDone = dom?.style.textDecoration === 'underline';
  return {
    isDone,
    found: `The selected text is ${isDone ? '' : 'not '}underlined.`,
  };
}
