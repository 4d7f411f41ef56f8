/** A value stored in the reader's browser. Reading and writing never throw. */
export interface StorageSlot<T> {
  /** Returns the stored value; `undefined` if there is none or if it is not a valid `T`. */
  read(): T | undefined;
  /** Stores the value if the browser allows it. */
  write(value: T): void;
  /** Removes the value. */
  remove(): void;
  /**
   * Calls back when another tab has changed the value, once this page is shown: at once where it is visible. What is done
   * here before could replace what was done there. No event reaches a page in the back/forward cache. Returns the
   * function that unsubscribes.
   */
  subscribe(onChange: () => void): () => void;
}

/**
 * Values are checked when read: another version of the site, another site of the origin, an extension or a person may
 * have written them.
 */
export function storageSlot<T extends string>(
  key: string,
  isValid: (value: string) => value is T,
): StorageSlot<T> {
  const slot: StorageSlot<T> = {
    read() {
      try {
        const value = window.localStorage.getItem(key);
        return value !== null && isValid(value) ? value : undefined;
      } catch {
        return undefined; // Storage is blocked, so nothing is persisted.
      }
    },
    write(value) {
      try {
        window.localStorage.setItem(key, value);
      } catch {
        // Blocked or full: the choice lasts until the page is left.
      }
    },
    remove() {
      try {
        window.localStorage.removeItem(key);
      } catch {
        // Storage is blocked, so nothing is persisted.
      }
    },
    subscribe(onChange) {
      let isChanged = false;
      const onShown = () => {
        if (!isChanged || document.visibilityState === 'hidden') return;
        isChanged = false;
        onChange();
      };
      const onStorage = (event: StorageEvent) => {
        isChanged ||= event.key === key || event.key === null;
        onShown();
      };
      let before: T | undefined;
      const onLeave = () => {
        before = slot.read();
      };
      const onReturn = ({ persisted }: PageTransitionEvent) => {
        isChanged ||= persisted && slot.read() !== before;
        onShown();
      };
      const listeners = new AbortController();
      const { signal } = listeners;
      document.addEventListener('visibilitychange', onShown, { signal });
      window.addEventListener('storage', onStorage, { signal });
      window.addEventListener('pagehide', onLeave, { signal });
      window.addEventListener('pageshow', onReturn, { signal });
      return () => listeners.abort();
    },
  };
  return slot;
}
