import { createRoute } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';
import { rootRoute } from './root.tsx';

let view: typeof import('../search/page/SearchPage.tsx');
const loadCode = async () => {
  view = await import('../search/page/SearchPage.tsx');
};

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  // `q` stays optional: a default would make the server answer with a redirect instead of the page.
  validateSearch: searchQuery,
  loader: ({ context }) => loadPage({ ...context, path: '/search', kind: 'search', loadCode }),
  component: function SearchRoute() {
    return <view.SearchPage page={searchRoute.useLoaderData()} addressed={searchRoute.useSearch().q ?? ''} />;
  },
});

/** Reads `?q=`. An empty query is the same as none. */
function searchQuery({ q }: Record<string, unknown>): { readonly q?: string } {
  return typeof q === 'string' && q !== '' ? { q } : {};
}
