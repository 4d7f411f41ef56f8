import { useEffect, useState } from 'react';
import { announce } from '../platform/document/live-region.ts';
import { whenIdle } from '../platform/input/idle-or-intent.ts';
import { Notice } from '../ui/Notice.tsx';
import { followOfflineWorker } from './offline-worker.ts';

const TEXT = 'A new version of this site is ready.';

/**
 * Makes the site work without a network, from an idle moment after the start on, and offers a newer release, which a
 * reader who dismisses it gets with the next visit. Does nothing on the development server, for readers who save data, or
 * in a build without the service worker.
 */
export function Offline() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !import.meta.env.SITE_OFFLINE) return;
    const end = new AbortController();
    const onUpdate = () => {
      setIsReady(true);
      announce(TEXT);
    };
    whenIdle(() => void followOfflineWorker(onUpdate, end.signal));
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
