import type { EditorStore } from '@craftjs/core';

export default function check({ history, query }: EditorStore) {
  if (history.timeline.length === 0) {
    return { isDone: false, found: 'Nothing has changed. Drag a text.' };
  }
  localStorage.removeItem('page');
  window.dispatchEvent(new Event('pagehide'));
  const isDone = localStorage.getItem('page') === query.serialize();
  return {
    isDone,
    found: isDone
      ? 'Users who leave now find the current page again, because leaving does not wait for the timer.'
      : 'Users who leave now lose their last change.',
  };
}
