import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const selected: string | undefined = query.getEvent('selected').last();
  if (selected === undefined || selected === 'ROOT') {
    return { isDone: false, found: 'Nothing is selected. Press a text.' };
  }
  const marked = query
    .node('ROOT')
    .childNodes()
    .filter((id) =>
      query.node(id).get().dom?.style.textDecoration.includes('underline'),
    );
  if (!marked.includes(selected)) {
    return { isDone: false, found: 'The selected text is not underlined.' };
  }
  const isDone = marked.length === query.getEvent('selected').size();
  return {
    isDone,
    found: isDone
      ? 'Only the selected text is underlined, because each text collects its own state.'
      : 'Texts that are not selected are underlined too.',
  };
}
