import { useEffect } from 'react';
import { MESSAGES } from '../../messages.ts';
import type { SaveState } from '../../storage/autosave.ts';
import { useSaveState } from '../../storage/page-autosave.ts';
import { Icon } from '../icons.tsx';
import { notify } from '../notices.ts';

const TEXTS: Readonly<Record<SaveState, string>> = {
  untouched: '',
  waiting: 'Saving…',
  saved: 'Saved in this browser',
  failed: 'Not saved',
};

/** Says whether the page is kept. It is no live region: that would interrupt with every change. */
export function SaveStatus() {
  const state = useSaveState();
  useEffect(() => {
    if (state === 'failed') notify(MESSAGES.notSaved, 'refusal');
  }, [state]);
  return (
    <p className="save-status" data-state={state}>
      {state === 'saved' && <Icon name="check" />}
      {TEXTS[state]}
    </p>
  );
}
