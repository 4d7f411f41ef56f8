import { useState } from 'react';
import type { SaveOutcome } from '../../shared/offline.ts';
import { announce } from '../ui/live-region.ts';
import { saveSite } from './save-site.ts';
import type { OfflineWorker } from './use-offline-worker.ts';

/** What a reader is told in the end. */
const MESSAGES: Readonly<Record<SaveOutcome, string>> = {
  saved: 'The site is saved and can be read offline.',
  'no-answer': 'Not all of the site could be saved. You might want to check your network connection.',
  'other-release': 'The site has been updated meanwhile. Reload the page, then save it again.',
  'no-room': 'There is not enough room on this device to save the site.',
};

/** How far saving has got; `done` is a fraction of 1. */
export type SaveState =
  | { readonly step: 'idle' }
  | { readonly step: 'saving'; readonly done: number }
  | { readonly step: 'saved' }
  | { readonly step: 'failed'; readonly message: string };

/** Saves the whole site when the reader asks for it, and has screen readers say how it ended. */
export function useSaveSite(worker: OfflineWorker) {
  const [state, setState] = useState<SaveState>({ step: worker.status.complete ? 'saved' : 'idle' });
  const save = async () => {
    setState({ step: 'saving', done: 0 });
    const outcome = await saveSite(worker, (done) => setState({ step: 'saving', done }));
    const message = MESSAGES[outcome];
    setState(outcome === 'saved' ? { step: 'saved' } : { step: 'failed', message });
    announce(message);
  };
  return {
    state,
    save: () => {
      if (state.step === 'idle' || state.step === 'failed') void save();
    },
    dismiss: () => setState({ step: 'idle' }),
  };
}
