import { createRoute } from '@tanstack/react-router';
import { lazyRoute, loadPage } from '../data/load-page.ts';
import { rootRoute } from './root.tsx';

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) => loadPage({ ...context, path: '/', kind: 'landing' }),
}).lazy(lazyRoute('/', () => import('./lazy-landing.tsx')));
