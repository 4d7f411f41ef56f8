import { useRouterState } from '@tanstack/react-router';
import { knownPage } from '../data/known-page.ts';

/** Whether the page is part of the documentation. An unknown path is not, wherever it seems to lead. */
export function useInDocs(): boolean {
  return useRouterState({
    select: ({ location }) => knownPage(location.pathname)?.startsWith('/docs/') === true,
  });
}
