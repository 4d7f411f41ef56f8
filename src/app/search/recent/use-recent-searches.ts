import { useMemo, useSyncExternalStore } from 'react';
import { storageSlot } from '../../platform/storage.ts';
import { readRecent, withRecent, writeRecent } from './recent-list.ts';

const slot = storageSlot('search-recent', (value): value is string => value !== '');

/** What the browser would not keep, for the time of this visit. */
let unsaved: string | undefined;
const listeners = new Set<() => void>();

/** The last searches of this reader. */
interface RecentSearches {
  /** Newest first. */
  readonly queries: readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
}

/** The last searches, those from other tabs included. */
export function useRecentSearches(): RecentSearches {
  const stored = useSyncExternalStore(subscribe, read, () => undefined);
  const queries = useMemo(() => readRecent(stored), [stored]);
  return {
    queries,
    add: (query) => write(withRecent(readRecent(read()), query)),
    remove: (query) => write(readRecent(read()).filter((other) => other !== query)),
  };
}

function read(): string | undefined {
  return unsaved ?? slot.read();
}

function write(queries: readonly string[]): void {
  const text = writeRecent(queries);
  slot.write(text);
  unsaved = slot.read() === text ? undefined : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = slot.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
