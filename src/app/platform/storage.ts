/** A value kept in the reader's browser. Reading and writing never throw. */
export interface StorageSlot<T> {
  /** The stored value; `undefined` where there is none, or where it is not a valid `T`. */
  read(): T | undefined;
  /** Keeps the value if the browser allows it. */
  write(value: T): void;
  /** Calls back when another tab changes the value. Returns the function that ends it. */
  subscribe(onChange: () => void): () => void;
}

/** Values are checked when read: another version of the site, an extension or a person may have written them. */
export function storageSlot<T extends string>(
  key: string,
  isValid: (value: string) => value is T,
): StorageSlot<T> {
  return {
    read() {
      try {
        const value = window.localStorage.getItem(key);
        return value !== null && isValid(value) ? value : undefined;
      } catch {
        return undefined; // Storage is blocked, which changes nothing but persistence.
      }
    },
    write(value) {
      try {
        window.localStorage.setItem(key, value);
      } catch {
        // Blocked or full: the choice holds until the page is left.
      }
    },
    subscribe(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
