import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../router.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { Shell } from '../shell/Shell.tsx';
import { SiteError } from '../shell/SiteError.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  errorComponent: SiteError,
  notFoundComponent: NotFound,
});
