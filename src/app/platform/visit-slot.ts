import type { StorageSlot } from './storage.ts';

// Not in storage.ts, which every page loads at once.

/**
 * Returns a slot whose value lasts for the visit where the browser does not store it, and which calls back for changes in
 * this tab too.
 */
export function visitSlot(slot: StorageSlot<string>): Omit<StorageSlot<string>, 'remove'> {
  let unsaved: string | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => unsaved ?? slot.read(),
    write(value) {
      slot.write(value);
      unsaved = slot.read() === value ? undefined : value;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      const unsubscribe = slot.subscribe(onChange);
      return () => {
        listeners.delete(onChange);
        unsubscribe();
      };
    },
  };
}
