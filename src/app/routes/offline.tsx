import { createFileRoute } from '@tanstack/react-router';
import { NotSaved } from '../offline/NotSaved.tsx';

/** Prerendered, it is what the service worker sends for a page that is not saved; nothing leads to it. */
export const Route = createFileRoute('/offline')({
  component: function OfflineRoute() {
    return <NotSaved onRetry={() => window.location.reload()} />;
  },
});
