import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { ViteHotContext } from 'vite/types/hot.js';
import { CONTENT_EVENT, STARTED_EVENT } from '../../shared/dev-events.ts';
import { HYDRATED_EVENT } from '../platform/hydrated-event.ts';

/** Of the dev server only: when it has compiled the content anew, the page is fetched again, and stays where it is. */
export function followContent(
  hot: ViteHotContext,
  { queryClient, router }: { readonly queryClient: QueryClient; readonly router: AnyRouter },
): void {
  const started = new Promise((resolve) => {
    document.addEventListener(HYDRATED_EVENT, resolve, { once: true });
  });
  void started.then(() => hot.send(STARTED_EVENT));
  hot.on(CONTENT_EVENT, async () => {
    // React takes over the page that was sent; another one can only follow it.
    await started;
    queryClient.removeQueries();
    void router.invalidate();
  });
}
