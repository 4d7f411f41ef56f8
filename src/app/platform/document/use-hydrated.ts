import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false on the server and in the first render, and true once the page has been hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
