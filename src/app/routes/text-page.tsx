import { createRoute, notFound } from '@tanstack/react-router';
import { textPagePath } from '../../shared/page-path.ts';
import { loadPage } from '../data/load-page.ts';
import { parsePageName } from '../data/match-page.ts';
import { TextPage } from '../pages/TextPage.tsx';
import { rootRoute } from './root.tsx';

export const textPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$page',
  params: {
    parse: ({ page }) => {
      const name = parsePageName(page);
      if (name === undefined) throw notFound();
      return { page: name };
    },
    stringify: ({ page }) => ({ page }),
  },
  loader: ({ context, params }) => loadPage({ ...context, path: textPagePath(params.page), kind: 'text' }),
  component: function TextPageRoute() {
    return <TextPage page={textPageRoute.useLoaderData()} />;
  },
});
