import { useSyncExternalStore } from 'react';

/** Creates a store: a value beside Craft.js' own state, for components and for code outside of them. */
export function createStore<T>(initial: T) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the value of a store, and renders again when it changes. */
export function useStore<T>({ get, subscribe }: ReturnType<typeof createStore<T>>): T {
  return useSyncExternalStore(subscribe, get, get);
}
