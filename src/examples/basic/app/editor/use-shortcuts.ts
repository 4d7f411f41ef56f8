import { useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { deleteSelected } from './commands.ts';

/** Where keys have a meaning of their own: form fields and dialogs. */
const ownKeys = 'input, select, textarea, [contenteditable], dialog';

export function useShortcuts() {
  const { actions, query } = useEditor();

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(ownKeys)) return;
      if (!query.getOptions().enabled) return;

      const key = event.key.toLowerCase();
      const withCommand = event.ctrlKey || event.metaKey;
      if (key === 'delete' || key === 'backspace')
        deleteSelected({ actions, query });
      else if (key === 'escape') actions.selectNode();
      else if (withCommand && key === 'z' && !event.shiftKey)
        actions.history.undo();
      else if (withCommand && (key === 'y' || key === 'z'))
        actions.history.redo();
      else return;
      event.preventDefault();
    }

    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
