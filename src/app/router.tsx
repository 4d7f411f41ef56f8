import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NotFound } from './layout/errors/NotFound.tsx';
import { PageError } from './layout/errors/PageError.tsx';
import { parseSearchParams, stringifySearchParams } from './platform/document/urls.ts';
import { docsRoute } from './routes/docs.tsx';
import { landingRoute } from './routes/landing.tsx';
import { offlineRoute } from './routes/offline.tsx';
import { rootRoute } from './routes/root.tsx';
import { searchRoute } from './routes/search.tsx';
import { textPageRoute } from './routes/text-page.tsx';

const routeTree = rootRoute.addChildren([landingRoute, docsRoute, searchRoute, offlineRoute, textPageRoute]);

/** The router of the site, the same on the server and in the browser, which has a history of its own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    basepath: import.meta.env.BASE_URL,
    trailingSlash: import.meta.env.SITE_TRAILING_SLASH ? 'always' : 'never',
    // The default parser reads parameters as JSON, which turns `?q=12` into a number and `?q={}` into an object.
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    // The query cache decides what is fresh; the router consults it every time.
    defaultPreloadStaleTime: 0,
    // On the server it would write an inline script with a time stamp into every page.
    scrollRestoration: !import.meta.env.SSR,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFound,
    // The server has one 404.html for every unknown path, so every unknown path must render the same.
    notFoundMode: 'root',
    // The server's paths are case-sensitive, too.
    caseSensitive: true,
  });
  const { buildLocation } = router;
  // Without parameters, "$ref" is the name of a page.
  router.buildLocation = (options) =>
    buildLocation(typeof options.params === 'object' ? options : { ...options, leaveParams: true });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    // For type-checked routes.
    router: ReturnType<typeof createAppRouter>;
  }
}
