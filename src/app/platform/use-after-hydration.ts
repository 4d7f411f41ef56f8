import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the page has been hydrated: false on the server and in the first render, true from then on. */
export function useAfterHydration(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
