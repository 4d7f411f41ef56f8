import { useMemo, useSyncExternalStore } from 'react';
import { cleanQuery } from '../../search/clean-query.ts';
import { findPage } from '../data/match-page.ts';
import { storageSlot } from '../platform/storage.ts';
import { visitSlot } from '../platform/visit-slot.ts';

const MAX_ENTRIES = 5;

/** Longer than any text that is written, in characters. */
const MAX_STORED_LENGTH = 10_000;

interface RecentListOptions<Entry> {
  readonly key: string;
  /** Parses an entry from JSON; undefined if the value is not an entry. */
  readonly read: (value: unknown) => Entry | undefined;
  readonly write: (entry: Entry) => unknown;
  /** Entries with the same identity repeat each other. */
  readonly identity: (entry: Entry) => string;
}

/** A search that led somewhere. */
export const recentSearches = recentList<string>({
  key: 'search-recent',
  read: (value) => (typeof value === 'string' ? cleanQuery(value) || undefined : undefined),
  write: (query) => query,
  identity: (query) => query.toLowerCase(),
});

/** A page that was opened from the search. */
export interface RecentPage {
  /** Without the base path. */
  readonly href: string;
  readonly title: string;
}

/**
 * The pages that were opened from the search. Pages that have moved get their new paths. Pages that this release does
 * not have are left out.
 */
export const recentPages = recentList<RecentPage>({
  key: 'search-recent-pages',
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const [path, text]: readonly unknown[] = value;
    const href = typeof path === 'string' ? findPage(path) : undefined;
    const title = typeof text === 'string' ? cleanQuery(text) : '';
    return href === undefined || title === '' ? undefined : { href, title };
  },
  write: ({ href, title }) => [href, title],
  identity: ({ href }) => href,
});

/** A short list in the reader's browser, newest entry first. */
function recentList<Entry>({ key, read, write, identity }: RecentListOptions<Entry>) {
  const slot = visitSlot(storageSlot(key, (value): value is string => value !== ''));
  /** Reads a stored text. Returns no entries if it is not a list of them. */
  const parse = (stored: string | undefined): readonly Entry[] => {
    if (stored === undefined || stored.length > MAX_STORED_LENGTH) return [];
    const entries = parseArray(stored).flatMap((value) => read(value) ?? []);
    return dedupe(entries, identity).slice(0, MAX_ENTRIES);
  };
  /** Puts an entry in front of the others and removes the one that it repeats. */
  const add = (entries: readonly Entry[], entry: Entry) => {
    const checked = read(write(entry));
    return checked === undefined ? entries : dedupe([checked, ...entries], identity).slice(0, MAX_ENTRIES);
  };
  const store = (entries: readonly Entry[]) => slot.write(JSON.stringify(entries.map(write)));
  /** Returns the entries, including those of other tabs, and what changes them. */
  const useEntries = () => {
    const stored = useSyncExternalStore(slot.subscribe, slot.read, () => undefined);
    return {
      entries: useMemo(() => parse(stored), [stored]),
      add: (entry: Entry) => store(add(parse(slot.read()), entry)),
      remove: (entry: Entry) =>
        store(parse(slot.read()).filter((other) => identity(other) !== identity(entry))),
    };
  };
  return { parse, add, use: useEntries };
}

/** Keeps the first of the entries that repeat each other. */
function dedupe<Entry>(entries: readonly Entry[], identity: (entry: Entry) => string): readonly Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => seen.size < seen.add(identity(entry)).size);
}

function parseArray(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
