import { useMatch, useRouterState } from '@tanstack/react-router';
import type { DocSlug } from 'derived/doc-slugs.ts';
import type { DocPageData } from '../../../shared/page-data.ts';
import { matchPage } from '../../data/match-page.ts';

/** Returns the current documentation page; undefined on other pages, and until its data has arrived. */
export function useCurrentDoc(): DocPageData<DocSlug> | undefined {
  return useMatch({ from: '/docs/$', shouldThrow: false, select: ({ loaderData }) => loaderData });
}

/** Returns the slug of the current documentation page; undefined elsewhere, and at unknown paths below `/docs/`. */
export function useDocSlug(): string | undefined {
  return useRouterState({
    select: ({ location }) => matchPage(location.pathname)?.split(/^\/docs\//)[1],
  });
}
