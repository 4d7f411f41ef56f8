import { useSyncExternalStore } from 'react';
import { cleanQuery } from '../../search/clean-query.ts';
import { storageSlot } from '../platform/storage.ts';
import { visitSlot } from '../platform/visit-slot.ts';

const MAX_ENTRIES = 5;

/** Longer than any text that is written, in characters. */
const MAX_STORED_LENGTH = 10_000;

const slot = visitSlot(storageSlot('search-recent', (value): value is string => value !== ''));

/** Returns the stored searches that led somewhere, the newest first. Returns none if the text is not a list of them. */
export function parseSearches(stored: string | undefined): readonly string[] {
  if (stored === undefined || stored.length > MAX_STORED_LENGTH) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? distinct(value.filter((entry) => typeof entry === 'string')) : [];
  } catch {
    return [];
  }
}

/** Puts a search in front of the others, and removes the one that it repeats. */
export function addSearch(searches: readonly string[], query: string): readonly string[] {
  return distinct([query, ...searches]);
}

/** Returns the searches of this reader, including those of other tabs, and what changes them. */
export function useRecentSearches() {
  const stored = useSyncExternalStore(slot.subscribe, slot.read, () => undefined);
  const change = (changed: (searches: readonly string[]) => readonly string[]) =>
    slot.write(JSON.stringify(changed(parseSearches(slot.read()))));
  return {
    entries: parseSearches(stored),
    add: (query: string) => change((searches) => addSearch(searches, query)),
    remove: (query: string) => change((searches) => searches.filter((other) => other !== query)),
  };
}

/** Returns the first few searches that do not repeat each other in another spelling. */
function distinct(searches: readonly string[]): readonly string[] {
  const bySpelling = new Map<string, string>();
  for (const query of searches.map(cleanQuery)) {
    const spelling = query.toLowerCase();
    if (query !== '' && !bySpelling.has(spelling)) bySpelling.set(spelling, query);
  }
  return [...bySpelling.values()].slice(0, MAX_ENTRIES);
}
