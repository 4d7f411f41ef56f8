import { useSyncExternalStore } from 'react';
import { createAutosave, type SaveState } from './autosave.ts';
import { writePage } from './page-storage.ts';

/** The autosave of this page. There is only one, because there is one storage key. */
export const autosave = createAutosave(writePage);

/** Saves pending changes when the page is hidden, closed or left. */
export function saveBeforeLeaving(): void {
  window.addEventListener('pagehide', autosave.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') autosave.flush();
  });
}

/** Whether the page is saved. */
export function useSaveState(): SaveState {
  return useSyncExternalStore(autosave.subscribe, autosave.state);
}
