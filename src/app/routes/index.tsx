import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';
import { pageHead } from '../data/page-head.ts';
import { LandingPage } from '../landing/LandingPage.tsx';

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage({ ...context, path: '/', kind: 'landing' }),
  head: ({ loaderData }) => pageHead(loaderData),
  component: function LandingRoute() {
    return <LandingPage page={Route.useLoaderData()} />;
  },
});
