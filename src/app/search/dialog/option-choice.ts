import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SearchSession, SearchView } from '../search-session.ts';

interface Choice {
  readonly value: string;
  readonly values: readonly string[];
}

/**
 * Tracks the active option of a list. No option of a new list is active; `values` must be the same array while the list
 * is the same.
 */
export function useActiveOption(
  values: readonly string[],
): readonly [active: string | undefined, setActive: (value: string) => void] {
  const [choice, setChoice] = useState<Choice>();
  const isOfThisList = choice !== undefined && choice.values === values && values.includes(choice.value);
  return [
    isOfThisList ? choice.value : undefined,
    useCallback((value) => setChoice({ value, values }), [values]),
  ];
}

interface EnterOptions {
  readonly view: SearchView;
  readonly session: SearchSession;
  /** Whether the reader has moved to an option. */
  readonly isChoiceMade: boolean;
  /** Chooses that option, or the first one. */
  readonly choose: (inNewTab: boolean) => void;
}

/**
 * Returns the handler of Enter. Readers who know what they look for type and press Enter at once: then the first result
 * of that query is opened when it arrives, and not one of the previous query's, which are still on the screen.
 */
export function useEnter({ view, session, isChoiceMade, choose }: EnterOptions) {
  const wanted = useRef<{ readonly query: string; readonly inNewTab: boolean }>(undefined);
  const onView = useEffectEvent(({ query }: SearchView) => {
    if (session.isWaiting || wanted.current === undefined) return;
    const { query: asked, inNewTab } = wanted.current;
    wanted.current = undefined;
    if (asked === query) choose(inNewTab);
  });
  useEffect(() => onView(view), [view]);
  return (inNewTab: boolean) => {
    if (session.isWaiting && !isChoiceMade) wanted.current = { query: session.query, inNewTab };
    else choose(inNewTab);
  };
}

/**
 * Returns a stable function that calls the callback of the last render, so that memoised components do not render
 * again.
 */
export function useLatestCallback<Arguments extends readonly unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
