import { useState } from 'react';
import { cleanQuery } from '../../search/clean-query.ts';
import { storageSlot } from '../platform/storage.ts';

const MAX_ENTRIES = 5;

const slot = storageSlot('search-recent', (value): value is string => value !== '');

/** The searches of this visit, for browsers that store nothing. */
let visit: readonly string[] = [];

/** Returns the reader's searches that led somewhere, the newest first, and what changes them. */
export function useRecentSearches() {
  const read = () => recentSearches([...visit, ...storedSearches(slot.read())]);
  const [entries, setEntries] = useState(read);
  const change = (next: readonly string[]) => {
    visit = next;
    slot.write(JSON.stringify(next));
    setEntries(next);
  };
  return {
    entries,
    add: (query: string) => change(recentSearches([query, ...read()])),
    clear: () => change([]),
  };
}

/** Returns the texts in a stored list; none if the value is not a list. */
export function storedSearches(stored = ''): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the first few searches that do not repeat each other in another spelling. */
export function recentSearches(searches: readonly string[]): readonly string[] {
  const bySpelling = new Map<string, string>();
  for (const query of searches.map(cleanQuery)) {
    const spelling = query.toLowerCase();
    if (query !== '' && !bySpelling.has(spelling)) bySpelling.set(spelling, query);
  }
  return [...bySpelling.values()].slice(0, MAX_ENTRIES);
}
