import { useSyncExternalStore } from 'react';
import { mayPrefetchPages, onConnectionChange } from '../platform/network/connection.ts';

/** Returns the `preload` property of a link: at a sign of intent, unless the reader saves data. */
export function usePreload(): 'intent' | false {
  return useSyncExternalStore(onConnectionChange, mayPrefetchPages, () => true) ? 'intent' : false;
}
