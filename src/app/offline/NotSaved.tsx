import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useHydrated } from '../platform/document/use-hydrated.ts';
import { PageMain } from '../ui/PageMain.tsx';
import { PartBoundary } from '../ui/PartBoundary.tsx';

const SavedPages = lazyRouteComponent(() => import('./SavedPages.tsx'), 'SavedPages');

/** Replaces a page that is neither saved nor available, and lists the saved ones. */
export function NotSaved({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PageMain className="message-page" data-page-error="">
      <h1>You are offline</h1>
      <p>This page is not saved on this device, and there is no network to get it from.</p>
      <button type="button" className="button needs-js" onClick={onRetry}>
        Retry
      </button>
      {useHydrated() && (
        <PartBoundary isAsked={false}>
          <Suspense>
            <SavedPages />
          </Suspense>
        </PartBoundary>
      )}
    </PageMain>
  );
}
