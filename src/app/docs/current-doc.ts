import { useMatch, useRouterState } from '@tanstack/react-router';
import type { DocPageData } from '../../shared/page-data.ts';
import { matchPage } from '../data/match-page.ts';

/** The documentation page that the reader is on; undefined elsewhere, and while its data is not there. */
export function useCurrentDoc(): DocPageData | undefined {
  return useMatch({ from: '/docs/$', shouldThrow: false, select: ({ loaderData }) => loaderData });
}

/** Whether the page is part of the documentation. An unknown path is not, wherever it seems to lead. */
export function useInDocs(): boolean {
  return useRouterState({
    select: ({ location }) => matchPage(location.pathname)?.startsWith('/docs/') === true,
  });
}
