import { createFileRoute } from '@tanstack/react-router';
import { NotSaved } from '../offline/NotSaved.tsx';

/** Prerendered as the document that the service worker sends for a page that is not saved. No link leads to it. */
export const Route = createFileRoute('/offline')({
  component: function OfflineRoute() {
    return <NotSaved onRetry={() => window.location.reload()} />;
  },
});
