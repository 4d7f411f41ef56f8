import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { PageData } from '../shared/page-data.ts';
import { pageKey } from './data/page-query.ts';
import { createAppRouter } from './router.tsx';

export { documentTitle } from './data/page-head.ts';
export { PAGE_DATA_ID } from './platform/page-document.ts';

/**
 * Renders the content of `#root` for a path of the site (without the base path). `page` is the path's data; without
 * it the path is one that has no page.
 */
export async function renderPage(path: string, page: PageData | undefined): Promise<string> {
  const queryClient = new QueryClient();
  if (page !== undefined) queryClient.setQueryData(pageKey(path), page);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  // As browsers write it: the router sends other letters on to their encoded form, and renders nothing meanwhile.
  const history = createMemoryHistory({ initialEntries: [encodeURI(`${base}${path}`)] });
  const router = createAppRouter({ queryClient, history });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}
