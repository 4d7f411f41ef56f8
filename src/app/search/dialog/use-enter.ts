import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchSession, SearchView } from '../search-session.ts';

interface EnterOptions {
  readonly view: SearchView;
  readonly session: SearchSession;
  /** Whether the reader went to another option than the first. */
  readonly isChoiceMade: boolean;
  /** Chooses the active option. */
  readonly choose: (inNewTab: boolean) => void;
}

/**
 * What Enter does. Readers who know what they look for type and press Enter at once: then the first result is opened
 * when it is there, and not one of those that still stand from the query before.
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
