import { createRoute } from '@tanstack/react-router';
import { lazyRoute, loadPage } from '../data/load-page.ts';
import { rootRoute } from './root.tsx';

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  // `q` stays optional: a default would make the server answer with a redirect instead of the page.
  validateSearch: searchQuery,
  loader: ({ context }) => loadPage({ ...context, path: '/search', kind: 'search' }),
}).lazy(lazyRoute('/search', () => import('./lazy-search.tsx')));

/** Reads `?q=`. An empty query is the same as none. */
function searchQuery({ q }: Record<string, unknown>): { readonly q?: string } {
  return typeof q === 'string' && q !== '' ? { q } : {};
}
