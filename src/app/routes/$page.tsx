import { createFileRoute, notFound } from '@tanstack/react-router';
import { textPagePath } from '../../shared/page-path.ts';
import { loadPage } from '../data/load-page.ts';
import { parsePageName } from '../data/match-page.ts';
import { TextPage } from '../pages/TextPage.tsx';

export const Route = createFileRoute('/$page')({
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
    return <TextPage page={Route.useLoaderData()} />;
  },
});
