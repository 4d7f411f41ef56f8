import type { EditorStore } from '@craftjs/core';

export default function check({ query, actions }: EditorStore) {
  const { dom } = query.node('ROOT').get();
  dom?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  if (query.getEvent('hovered').isEmpty()) {
    return { isDone: false, found: 'The pointer hovers over nothing.' };
  }
  dom?.dispatchEvent(new MouseEvent('mouseleave'));
  const isDone = query.getEvent('hovered').isEmpty();
  if (!isDone) actions.clearEvents();
  return {
    isDone,
    found: isDone
      ? 'Nothing is hovered once the pointer has left, because the editor now listens to that too.'
      : 'The page stays hovered when the pointer has left.',
  };
}
