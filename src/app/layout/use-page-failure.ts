import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { matchPage } from '../data/match-page.ts';
import { pageKey } from '../data/page-query.ts';
import { PAGE_FAILURE_EVENT } from '../ui/arrival.ts';

/**
 * Tells the reader that an error stands in the page's place, and gives the function that tries to show the page again.
 */
export function usePageFailure(error: unknown): () => void {
  const router = useRouter();
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(PAGE_FAILURE_EVENT, { detail: error }));
  }, [error]);
  return () => {
    const path = matchPage(router.state.location.pathname);
    // The data may be what made the page crash.
    if (path !== undefined) router.options.context.queryClient.removeQueries({ queryKey: pageKey(path) });
    // In the background, as for a page that is shown, nobody would hear when the page has come.
    void router.invalidate({ forcePending: true });
  };
}
