import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const texts = query.node('ROOT').childNodes();
  const styles = texts.flatMap(
    (id) => query.node(id).get().dom?.style ?? [],
  );
  if (styles.some(({ marginTop }) => parseFloat(marginTop) > 0)) {
    return {
      isDone: false,
      found: 'The space is a margin, which shifts the middle of a text.',
    };
  }
  const isDone = styles.every(
    ({ paddingTop }) => parseFloat(paddingTop) > 0,
  );
  return {
    isDone,
    found: isDone
      ? 'The space belongs to the texts, so the bar turns in the middle of what users see.'
      : 'There is no space above the texts.',
  };
}
