import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { siteTarget } from '../../platform/document/urls.ts';
import { onIdle } from '../../platform/input/idle-or-intent.ts';
import { mayPrefetchPages, onConnectionChange } from '../../platform/network/connection.ts';

/**
 * Prefetches the pages that a reader is likely to open next: those whose links come into view in the text or in the
 * pager, one at a time and when the browser is idle. Pages of the sidebar are prefetched at the first sign of intent, see
 * `useSiteLinks`. The connection is checked before each page, and whenever it changes: readers may start or stop saving
 * data during a visit.
 */
export function usePrefetchInView(): void {
  const router = useRouter();
  useEffect(() => {
    const known = new Set<string>();
    const queue = new Set<string>();
    let busy = false;

    const work = async () => {
      if (busy) return;
      busy = true;
      // Iteration over a set includes values that are added meanwhile.
      for (const path of queue) {
        await new Promise<void>(onIdle);
        if (!mayPrefetchPages()) break;
        queue.delete(path);
        known.add(path);
        await router.preloadRoute({ to: path });
      }
      busy = false;
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        const path = siteTarget(target, import.meta.env.BASE_URL)?.path;
        if (path !== undefined && !known.has(path)) queue.add(path);
      }
      void work();
    });
    const observeLinks = () => {
      for (const link of document.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
    };
    const startAnew = () => {
      queue.clear(); // The links of a page that the reader has left are out of view.
      observeLinks();
    };

    observeLinks();
    window.addEventListener('arrived', startAnew);
    const stopListening = onConnectionChange(() => void work());
    return () => {
      window.removeEventListener('arrived', startAnew);
      stopListening();
      observer.disconnect();
    };
  }, [router]);
}

/** The links of an article (except names in code), of search results, and to the previous and next pages. */
const LIKELY_LINKS = '[data-article] a:not(pre a, :has(> code)), .pager a, main h2 a';
