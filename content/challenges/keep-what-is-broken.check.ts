import type { EditorStore } from '@craftjs/core';

export default function check({ query }: EditorStore) {
  const kept = localStorage.getItem('page-unreadable') ?? '';
  if (query.node('ROOT').get().data.props['text'] !== 'The start page') {
    return { isDone: false, found: 'The start page is missing.' };
  }
  const isDone = kept.startsWith('{"ROOT"');
  return {
    isDone,
    found: isDone
      ? 'The broken page is kept, because no later change is saved under its key.'
      : 'The next change replaces the only copy.',
  };
}
