import { useRouterState } from '@tanstack/react-router';
import { matchPage } from '../data/match-page.ts';

/** Whether the page is part of the documentation. An unknown path is not, wherever it seems to lead. */
export function useInDocs(): boolean {
  return useRouterState({
    select: ({ location }) => matchPage(location.pathname)?.startsWith('/docs/') === true,
  });
}
