import { useMemo, useSyncExternalStore } from 'react';
import { storageSlot } from '../platform/storage.ts';
import { cleanQuery } from './engine/clean-query.ts';

const slot = storageSlot('search-recent', (value): value is string => value !== '');

/** The searches of this visit that the browser does not store. */
let unsaved: string | undefined;
const listeners = new Set<() => void>();

/** The recent searches of this reader. */
interface RecentSearches {
  /** Newest first. */
  readonly queries: readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
}

/** Returns the recent searches, including those of other tabs. */
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

/** The number of searches that are stored. */
const MOST = 5;

/** Longer than any text that `writeRecent` returns, in characters. */
const LONGEST = 10_000;

/** Reads the stored searches, newest first. Returns none if the stored text is not a list of queries. */
export function readRecent(stored: string | undefined): readonly string[] {
  if (stored === undefined || stored.length > LONGEST) return [];
  const queries = parse(stored).flatMap((entry) => (typeof entry === 'string' ? [cleanQuery(entry)] : []));
  return [...new Set(queries)].filter((query) => query !== '').slice(0, MOST);
}

/** Returns the text to store for recent searches. */
export function writeRecent(queries: readonly string[]): string {
  return JSON.stringify(queries);
}

/** Puts a query in front of the others and removes the same query in another case. */
export function withRecent(queries: readonly string[], query: string): readonly string[] {
  const added = cleanQuery(query);
  if (added === '') return queries;
  const isSame = (other: string) => other.toLowerCase() === added.toLowerCase();
  return [added, ...queries.filter((other) => !isSame(other))].slice(0, MOST);
}

function parse(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
