import { useEffect, useState } from 'react';
import { announce } from '../platform/document/live-region.ts';
import { Notice } from '../ui/Notice.tsx';
import { followOfflineWorker } from './offline-worker.ts';

const TEXT = 'A new version of this site is ready.';

/** Runs the service worker, and offers a newer release, which a reader who dismisses it gets with the next visit. */
export function UpdateNotice() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const onUpdate = () => {
      setIsReady(true);
      announce(TEXT);
    };
    void followOfflineWorker(onUpdate, end.signal);
    return () => end.abort();
  }, []);
  if (!isReady) return null;
  return (
    <Notice label="Update" text={TEXT} onDismiss={() => setIsReady(false)}>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        Reload
      </button>
    </Notice>
  );
}
