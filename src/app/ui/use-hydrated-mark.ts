import { useEffect } from 'react';
import { HYDRATED_EVENT } from '../platform/hydrated-event.ts';

/**
 * Puts `data-hydrated` on `<html>` once React has taken over: the mark that browser tests wait for. Each page calls it,
 * because pages are hydrated after the shell around them.
 */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
}
