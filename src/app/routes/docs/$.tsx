import { createFileRoute, notFound } from '@tanstack/react-router';
import { pagePath } from '../../../shared/page-path.ts';
import { loadPage } from '../../data/load-page.ts';
import { parseDocSlug } from '../../data/match-page.ts';
import { DocPage } from '../../docs/DocPage.tsx';

export const Route = createFileRoute('/docs/$')({
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
    return <DocPage page={Route.useLoaderData()} />;
  },
});
