import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';
import { LandingPage } from '../landing/LandingPage.tsx';

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage({ ...context, path: '/', kind: 'landing' }),
  component: function LandingRoute() {
    return <LandingPage page={Route.useLoaderData()} />;
  },
});
