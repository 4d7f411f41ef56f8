import { useState } from 'react';
import type { SaveOutcome } from '../../shared/offline.ts';
import { announce } from '../platform/document/live-region.ts';
import { askServiceWorker } from '../platform/network/service-worker.ts';
import { Notice } from '../ui/Notice.tsx';
import type { OfflineWorker } from './use-offline-worker.ts';

/** The progress of saving; `done` is a fraction of 1. */
type SaveState =
  | { readonly step: 'idle' | 'saved' }
  | { readonly step: 'saving'; readonly done: number }
  | { readonly step: 'saved' | 'failed'; readonly message: string };

const LABELS: Readonly<Record<SaveState['step'], string>> = {
  idle: 'Save for offline',
  saving: 'Saving…',
  saved: 'Saved for offline',
  failed: 'Save for offline',
};

const MESSAGES: Readonly<Record<SaveOutcome, string>> = {
  saved: 'The site is saved and can be read offline.',
  'altered-picture':
    'The site is saved and can be read offline, except for some pictures, which the server alters.',
  'no-answer': 'Not all of the site could be saved. You might want to check your network connection.',
  'other-release': 'The site has been updated in the meantime. Reload the page, then save it again.',
  'no-room': 'There is not enough room on this device to save the site.',
};

/** The button that saves the whole site on the device. The outcome is announced. */
export function SaveSite({ worker }: { readonly worker: OfflineWorker }) {
  const [state, setState] = useState<SaveState>({ step: worker.status.complete ? 'saved' : 'idle' });
  const isDisabled = state.step === 'saving' || state.step === 'saved';
  const save = async () => {
    if (isDisabled) return;
    setState({ step: 'saving', done: 0 });
    const outcome = await saveSite(worker, (done) => setState({ step: 'saving', done }));
    const message = MESSAGES[outcome];
    if (outcome === 'saved') setState({ step: 'saved' });
    else setState({ step: outcome === 'altered-picture' ? 'saved' : 'failed', message });
    announce(message);
  };
  return (
    <>
      {/* Not `disabled`, which may lose the focus. */}
      <button type="button" className="footer-button" aria-disabled={isDisabled} onClick={save}>
        {LABELS[state.step]}
      </button>
      {state.step === 'saving' && <progress aria-label="Saving for offline" value={state.done} />}
      {'message' in state && (
        <Notice
          label="Saving for offline"
          text={state.message}
          onDismiss={() => setState({ step: state.step === 'saved' ? 'saved' : 'idle' })}
        />
      )}
    </>
  );
}

/** The number of files that the worker saves at a time: small enough for a progress bar that moves. */
const BATCH_SIZE = 6;

/**
 * Saves all files of the worker's release, with or without those pictures that the host alters. Reports the progress as
 * a fraction of 1.
 */
async function saveSite(
  { registration, status }: OfflineWorker,
  onProgress: (done: number) => void,
): Promise<SaveOutcome> {
  const files = await filesOfSite(status.optionalFilesManifest);
  if (typeof files === 'string') return files;
  let result: SaveOutcome = 'saved';
  for (let start = 0; start < files.length; start += BATCH_SIZE) {
    const batch = files.slice(start, start + BATCH_SIZE);
    // If another worker has taken over in the meantime, it answers that these are not files of its release.
    if (registration.active === null) return 'no-answer';
    const outcome = await askServiceWorker(registration.active, { kind: 'save', files: batch });
    if (outcome === 'altered-picture') result = outcome;
    else if (outcome !== 'saved') return outcome;
    onProgress((start + batch.length) / files.length);
  }
  if (registration.active !== null) await askServiceWorker(registration.active, { kind: 'complete' });
  return result;
}

async function filesOfSite(list: string): Promise<readonly string[] | SaveOutcome> {
  const response = await fetch(`${import.meta.env.BASE_URL}${list}`).catch(() => undefined);
  if (response?.status === 404) return 'other-release';
  const files: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : 'no-answer';
}
