import { useMatch, useRouterState } from '@tanstack/react-router';
import type { DocSlug } from 'derived/doc-slugs.ts';
import { site } from 'derived/site.ts';
import { versionOf } from '../../../shared/docs-version.ts';
import type { DocPageData } from '../../../shared/page-data.ts';
import type { DocsVersion } from '../../../shared/site-data.ts';
import { matchPage } from '../../data/match-page.ts';

/** Returns the current documentation page; undefined on other pages, and until its data has arrived. */
export function useCurrentDoc(): DocPageData<DocSlug> | undefined {
  return useMatch({ from: '/docs/$', shouldThrow: false, select: ({ loaderData }) => loaderData });
}

/** Returns the version of the current documentation page; undefined elsewhere, and at unknown paths below `/docs/`. */
export function useDocsVersion(): DocsVersion | undefined {
  return useRouterState({
    select: ({ location }) => {
      const [, id] = matchPage(location.pathname)?.split(/^\/docs\//) ?? [];
      return id === undefined ? undefined : versionOf(id, site);
    },
  });
}
