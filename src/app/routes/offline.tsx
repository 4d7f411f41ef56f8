import { createRoute } from '@tanstack/react-router';
import { NotSaved } from '../offline/NotSaved.tsx';
import { rootRoute } from './root.tsx';

/** Prerendered as the document that the service worker sends for a page that is not saved. No link leads to it. */
export const offlineRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/offline',
  component: function OfflineRoute() {
    return <NotSaved onRetry={() => window.location.reload()} />;
  },
});
