import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFound } from '../layout/NotFound.tsx';
import { Shell } from '../layout/Shell.tsx';
import { SiteError } from '../layout/SiteError.tsx';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  errorComponent: SiteError,
  notFoundComponent: NotFound,
});
