import { useRouterState } from '@tanstack/react-router';
import { matchPage } from '../../data/match-page.ts';

/** Returns the slug of the current documentation page; undefined elsewhere, and at unknown paths below `/docs/`. */
export function useDocSlug(): string | undefined {
  return useRouterState({
    select: ({ location }) => matchPage(location.pathname)?.split(/^\/docs\//)[1],
  });
}
