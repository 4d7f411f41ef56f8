import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { LoaderContext } from '../data/load-page.ts';
import { movedPage } from '../data/match-page.ts';
import { NotFound } from '../layout/errors/NotFound.tsx';
import { PageError } from '../layout/errors/PageError.tsx';
import { Shell } from '../layout/Shell.tsx';

export const rootRoute = createRootRouteWithContext<LoaderContext>()({
  beforeLoad: ({ location: { pathname, hash, search } }) => {
    const to = movedPage(pathname);
    if (to !== undefined) throw redirect({ to, hash, search, replace: true });
  },
  component: Shell,
  errorComponent: PageError,
  notFoundComponent: NotFound,
});
