import { Notice } from '../ui/Notice.tsx';
import type { OfflineWorker } from './use-offline-worker.ts';
import { type SaveState, useSaveSite } from './use-save-site.ts';

/** The button that saves the whole site on the device. */
export function SaveSite({ worker }: { readonly worker: OfflineWorker }) {
  const { state, save, dismiss } = useSaveSite(worker);
  return (
    <>
      <button
        type="button"
        className="footer-button"
        // It keeps the focus, which a disabled button may lose.
        aria-disabled={state.step === 'saving' || state.step === 'saved'}
        onClick={save}
      >
        {labelOf(state)}
      </button>
      {state.step === 'saving' && <progress aria-label="Saving for offline" value={state.done} />}
      {state.step === 'failed' && (
        <Notice label="Saving for offline" text={state.message} onDismiss={dismiss} />
      )}
    </>
  );
}

function labelOf({ step }: SaveState): string {
  if (step === 'saving') return 'Saving…';
  return step === 'saved' ? 'Saved for offline' : 'Save for offline';
}
