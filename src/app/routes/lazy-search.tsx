import { createLazyRoute } from '@tanstack/react-router';
import { SearchPage } from '../search/page/SearchPage.tsx';

export const Route = createLazyRoute('/search')({
  component: function SearchRoute() {
    return <SearchPage addressed={Route.useSearch().q ?? ''} />;
  },
});
