import { createRoute } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';
import { rootRoute } from './root.tsx';

let view: typeof import('../landing/LandingPage.tsx');
const loadCode = async () => {
  view = await import('../landing/LandingPage.tsx');
};

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) => loadPage({ ...context, path: '/', kind: 'landing', loadCode }),
  component: function LandingRoute() {
    return <view.LandingPage page={landingRoute.useLoaderData()} />;
  },
});
