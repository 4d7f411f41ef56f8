import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const { dom, data } = query.node('ROOT').get();
  if (!dom?.textContent.includes('2027')) {
    return {
      isDone: false,
      found: 'The page does not name the year 2027.',
    };
  }
  const isDone = typeof data.props['date'] === 'string';
  return {
    isDone,
    found: isDone
      ? 'The date is stored as a string, which JSON gives back as it was.'
      : 'The date is an object, which comes back from JSON as a text.',
  };
}
