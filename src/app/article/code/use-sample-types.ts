import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { mayPrefetch } from '../../platform/network/connection.ts';
import type { TypeTooltip } from './type-tooltip.ts';

/** The events that may begin a reader's interaction with a sample. */
const EVENTS = ['pointerover', 'focusin', 'click'] as const;

/**
 * Shows the types of names in samples (`type-tooltip.ts`). Its code is fetched at the first pointer or focus in a
 * sample, because most visits never need it; for readers who save data, at the first tap on a name.
 */
export function useSampleTypes(article: RefObject<HTMLElement | null>): void {
  const { queryClient } = useRouter().options.context;
  useEffect(() => {
    const element = article.current;
    if (element === null) return;
    const listeners = new AbortController();
    let tooltip: TypeTooltip | undefined;
    let first: Event | undefined;

    const load = async () => {
      try {
        const { TypeTooltip } = await import('./type-tooltip.ts');
        if (listeners.signal.aborted || first === undefined) return;
        listeners.abort();
        tooltip = new TypeTooltip(element, queryClient, first);
      } catch {
        // Without a network there are no types; the links work all the same, and the next event tries again.
        first = undefined;
      }
    };
    const onEvent = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('pre') === null) return;
      const isLoading = first !== undefined;
      if (event.type === 'click') {
        // The first tap on a name shows its type.
        const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
        if (!isTap || event.target.closest('a') === null) return;
        event.preventDefault();
        event.stopPropagation();
      } else if (!mayPrefetch()) return;
      first = event;
      if (!isLoading) void load();
    };
    // In the capture phase, before the site's links are followed.
    for (const type of EVENTS) {
      element.addEventListener(type, onEvent, { capture: true, signal: listeners.signal });
    }
    return () => {
      listeners.abort();
      tooltip?.dispose();
    };
  }, [article, queryClient]);
}
