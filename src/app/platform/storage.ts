/** A value stored in the reader's browser. Reading and writing never throw. */
export interface StorageSlot<T> {
  /** Returns the stored value; `undefined` if there is none or if it is not a valid `T`. */
  read(): T | undefined;
  /** Stores the value if the browser allows it. */
  write(value: T): void;
  /** Removes the value. */
  remove(): void;
  /**
   * Calls back when another tab changes the value, or has changed it while the page was in the back/forward cache,
   * where no event reaches it. Returns the function that unsubscribes.
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
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      let before: T | undefined;
      const onLeave = () => {
        before = slot.read();
      };
      const onReturn = ({ persisted }: PageTransitionEvent) => {
        if (persisted && slot.read() !== before) onChange();
      };
      const listeners = new AbortController();
      const { signal } = listeners;
      window.addEventListener('storage', onStorage, { signal });
      window.addEventListener('pagehide', onLeave, { signal });
      window.addEventListener('pageshow', onReturn, { signal });
      return () => listeners.abort();
    },
  };
  return slot;
}
