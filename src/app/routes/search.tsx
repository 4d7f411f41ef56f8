import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';

let view: typeof import('../search/page/SearchPage.tsx');
const loadCode = async () => {
  view = await import('../search/page/SearchPage.tsx');
};

export const Route = createFileRoute('/search')({
  // `q` stays optional: a default would make the server answer with a redirect instead of the page.
  validateSearch: searchQuery,
  loader: ({ context }) => loadPage({ ...context, path: '/search', kind: 'search', loadCode }),
  component: function SearchRoute() {
    return <view.SearchPage page={Route.useLoaderData()} addressed={Route.useSearch().q ?? ''} />;
  },
});

/** Reads `?q=`. An empty query is the same as none. */
function searchQuery({ q }: Record<string, unknown>): { readonly q?: string } {
  return typeof q === 'string' && q !== '' ? { q } : {};
}
