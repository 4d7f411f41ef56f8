import { createRootRouteWithContext } from '@tanstack/react-router';
import type { LoaderContext } from '../data/load-page.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { SiteError } from '../layout/PageError.tsx';
import { Shell } from '../layout/Shell.tsx';

export const Route = createRootRouteWithContext<LoaderContext>()({
  component: Shell,
  errorComponent: SiteError,
  notFoundComponent: NotFound,
});
