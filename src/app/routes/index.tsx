import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';

let view: typeof import('../landing/LandingPage.tsx');
const loadCode = async () => {
  view = await import('../landing/LandingPage.tsx');
};

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage({ ...context, path: '/', kind: 'landing', loadCode }),
  component: function LandingRoute() {
    return <view.LandingPage page={Route.useLoaderData()} />;
  },
});
