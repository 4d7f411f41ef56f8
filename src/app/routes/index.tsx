import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';
import { pageHead } from '../data/page-head.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { loadLandingStyles } from '../landing/landing-styles.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const [page] = await Promise.all([
      loadPage({ ...context, path: '/', kind: 'landing' }),
      loadLandingStyles(),
    ]);
    return page;
  },
  head: ({ loaderData }) => pageHead(loaderData),
  component: function LandingRoute() {
    return <LandingPage page={Route.useLoaderData()} />;
  },
});
