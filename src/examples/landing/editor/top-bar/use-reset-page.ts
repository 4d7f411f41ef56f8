import { useEditor } from '@craftjs/core';
import { MESSAGES } from '../../messages.ts';
import { SAMPLE_PAGE } from '../../sample/sample-page.tsx';
import { elementToPage } from '../../storage/element-to-page.ts';
import { autosave } from '../../storage/page-autosave.ts';
import { removePage } from '../../storage/page-storage.ts';
import { notify } from '../notices.ts';

/** Brings back the sample page and forgets what is stored. It can be undone, so it does not ask first. */
export function useResetPage(): () => void {
  const { actions, query } = useEditor();
  return () => {
    actions.deserialize(elementToPage(query, SAMPLE_PAGE));
    autosave.forget();
    removePage();
    notify(MESSAGES.reset, 'info');
  };
}
