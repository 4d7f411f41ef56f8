import { useEffect } from 'react';
import { useLazyModule } from '../platform/recovery/use-lazy-module.ts';
import { PageMain } from '../ui/PageMain.tsx';

/** Replaces a page that is neither saved nor available, and lists the saved ones. */
export function NotSaved({ onRetry }: { readonly onRetry: () => void }) {
  const { module, request } = useLazyModule(() => import('./SavedPages.tsx'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(request, []);
  return (
    <PageMain className="message-page" data-page-error="">
      <h1>You are offline</h1>
      <p>This page is not saved on this device, and there is no network to get it from.</p>
      <button type="button" className="button needs-js" onClick={onRetry}>
        Retry
      </button>
      {module && <module.SavedPages />}
    </PageMain>
  );
}
