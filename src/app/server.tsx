import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { PageData } from '../shared/page-data.ts';
import { pageKey } from './data/page-query.ts';
import { createAppRouter } from './router.tsx';

export { documentTitle } from './data/page-head.ts';

/**
 * Renders the content of `#root` for a path of the site (without the base path). `page` is the path's data; it is
 * absent if the path has no page.
 */
export async function renderPage(path: string, page: PageData | undefined): Promise<string> {
  const queryClient = new QueryClient();
  if (page !== undefined) queryClient.setQueryData(pageKey(path), page);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  // Encoded as in browsers: the router would redirect other characters to their encoded form and render nothing.
  const { pathname } = new URL(`${base}${path}`, 'http://localhost');
  const history = createMemoryHistory({ initialEntries: [pathname] });
  const router = createAppRouter(queryClient, history);
  await router.load();
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
