import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cleanQuery } from '../engine/clean-query.ts';
import { type QueryText, useQueryText } from '../query-text.ts';

/** A reader who types on within this time, in milliseconds, has not finished; browsers forbid to write each letter. */
const PAUSE = 250;

interface AddressedText {
  readonly text: QueryText;
  /** Keeps the entry of the query before in the browser's history and makes one of its own for this one. */
  readonly commit: () => void;
  /** Writes the query into the address now. */
  readonly settle: () => void;
}

/**
 * The text of the search page's field and the query in the address, each following the other. What is typed replaces
 * the address; only a query that was sent gets an entry of its own in the browser's history.
 */
export function useAddressedText(addressed: string): AddressedText {
  const navigate = useNavigate();
  const text = useQueryText(addressed);
  const query = cleanQuery(text.query);
  /** What this field last wrote into the address, to tell it from what the reader went to. */
  const written = useRef(cleanQuery(addressed));
  /** The query with which the present entry of the history began. */
  const entry = useRef(addressed);

  const write = (q: string, replace: boolean) => {
    written.current = q;
    return navigate({ to: '/search', search: q === '' ? {} : { q }, replace, resetScroll: false });
  };
  const settle = () => {
    if (query !== written.current) void write(query, true);
  };

  const follow = useEffectEvent((q: string) => {
    if (q === written.current) return;
    // The first render does not know the address; what was typed before it counts for more.
    const isTypedBefore = written.current === '' && query !== '';
    written.current = q;
    entry.current = q;
    if (q !== query && !isTypedBefore) text.set(q);
  });
  useEffect(() => follow(addressed), [addressed]);

  const onPause = useEffectEvent(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query begins a new pause
  useEffect(() => {
    const timer = setTimeout(() => onPause(), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);

  const commit = async () => {
    if (query === entry.current) return settle();
    const before = entry.current;
    entry.current = query;
    // The entry gets back what it stood for, before the new one follows it.
    if (written.current !== before) await write(before, true);
    await write(query, false);
  };
  return { text, commit: () => void commit(), settle };
}
