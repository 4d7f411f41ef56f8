import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cleanQuery } from '../../../search/clean-query.ts';
import { storedChoice } from './use-choice.ts';

/**
 * Milliseconds without typing after which the query is written into the address. Browsers limit how often it changes.
 */
const ADDRESS_DELAY_MS = 250;

/**
 * Keeps the text of the search page's field and the query in the address in step. Typing replaces the address; only a
 * submitted query gets its own entry in the browser's history.
 */
export function useAddressedText(field: RefObject<HTMLInputElement | null>, addressed: string) {
  const navigate = useNavigate();
  /** The text that the reader means: without what an input method is still composing. */
  const [text, onText] = useState(addressed);
  const query = cleanQuery(text);
  const setText = (next: string) => {
    if (field.current !== null) field.current.value = next;
    onText(next);
  };
  // What a reader has typed into the prerendered field comes first.
  const onStart = useEffectEvent(() => setText(field.current?.value || text));
  useLayoutEffect(() => onStart(), []);
  /** The query that this field last wrote into the address, to distinguish it from navigation. */
  const written = useRef(cleanQuery(addressed));
  /** The query with which the current history entry began. */
  const entry = useRef(addressed);

  const write = (q: string, replace: boolean) => {
    written.current = q;
    const search = q === '' ? {} : { q };
    // The reader's filter stays, and so does a hash: without it, the address would be another place, which takes the
    // focus.
    return navigate({
      to: '/search',
      search,
      state: storedChoice(),
      hash: true,
      replace,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  /** Writes the query into the address now. */
  const settle = () => {
    if (query !== written.current) void write(query, true);
  };

  const follow = useEffectEvent((q: string) => {
    if (q === written.current) return;
    // The first render does not know the address; text that was typed before takes precedence.
    const isTypedBefore = written.current === '' && query !== '';
    written.current = q;
    entry.current = q;
    if (q !== query && !isTypedBefore) setText(q);
  });
  useEffect(() => follow(addressed), [addressed]);

  const onPause = useEffectEvent(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query begins a new pause
  useEffect(() => {
    const timer = setTimeout(() => onPause(), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);

  /** Adds an entry for this query to the browser's history; the previous query keeps its own. */
  const commit = async () => {
    if (query === entry.current) return settle();
    const before = entry.current;
    entry.current = query;
    // Restores the query of the current entry before the new entry follows.
    if (written.current !== before) await write(before, true);
    await write(query, false);
  };
  return { text, onText, setText, commit: () => void commit(), settle };
}
