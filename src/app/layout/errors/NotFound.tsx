import { site } from 'derived/site.ts';
import { Suspense } from 'react';
import { isAppPath, SEARCH_URL } from '../../platform/document/urls.ts';
import { useHydrated } from '../../platform/document/use-hydrated.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PageMain } from '../../ui/PageMain.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { PageList } from './PageList.tsx';

const SimilarPages = lazyPart(() => import('./SimilarPages.tsx'), 'SimilarPages');

/**
 * The page at an unknown path. The pages with similar addresses come last, because the one document of all unknown paths
 * lacks them.
 */
export function NotFound() {
  return (
    <PageMain className="message-page">
      <p className="message-code">404</p>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link may have a typing mistake.</p>
      <form className="message-search" action={SEARCH_URL}>
        <label htmlFor="not-found-search">Search documentation</label>
        <span className="field-row">
          <input id="not-found-search" type="search" name="q" autoComplete="off" />
          <button type="submit" className="button">
            Search
          </button>
        </span>
      </form>
      <p>
        <SiteLink href="/">Go to the home page</SiteLink>
      </p>
      <PageList title="Main pages" id="main-pages" pages={MAIN_PAGES} />
      {useHydrated() && (
        <PartBoundary isAsked={false}>
          <Suspense>
            <SimilarPages />
          </Suspense>
        </PartBoundary>
      )}
    </PageMain>
  );
}

/** The pages of the site in the first group of the footer. */
const MAIN_PAGES = site.footer[0]?.links.filter(({ href }) => isAppPath(href)) ?? [];
