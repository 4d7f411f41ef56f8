import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { pagePath } from '../../shared/page-path.ts';
import { loadPage } from '../data/load-page.ts';
import { parseDocSlug } from '../data/match-page.ts';
import { DocPage } from '../docs/DocPage.tsx';
import { DocsLayout } from '../docs/DocsLayout.tsx';
import { chosenVersion } from '../docs/versions.ts';
import { rootRoute } from './root.tsx';

const layoutRoute = createRoute({ getParentRoute: () => rootRoute, path: '/docs', component: DocsLayout });

const indexRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: pagePath(chosenVersion().mainPage), replace: true });
  },
});

const docRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '$',
  // The slug's type is the union of all pages, so a link to a page that does not exist does not compile.
  params: {
    parse: ({ _splat }) => {
      const slug = parseDocSlug(_splat ?? '');
      if (slug === undefined) throw notFound();
      return { _splat: slug };
    },
    stringify: ({ _splat }) => ({ _splat }),
  },
  loader: ({ context, params }) => loadPage({ ...context, path: pagePath(params._splat), kind: 'doc' }),
  component: function DocRoute() {
    return <DocPage page={docRoute.useLoaderData()} />;
  },
});

export const docsRoute = layoutRoute.addChildren([indexRoute, docRoute]);
