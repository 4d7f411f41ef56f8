import { Link, useLocation } from '@tanstack/react-router';
import { site } from 'derived/site.ts';
import { useEffect } from 'react';
import type { SiteLink as SiteLinkData } from '../../../shared/site-data.ts';
import { isAppPath, SEARCH_URL, siteUrl } from '../../platform/document/urls.ts';
import { useLazyModule } from '../../platform/recovery/use-lazy-module.ts';
import { PageMain } from '../../ui/PageMain.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';

/** The page at an unknown path. */
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
        <Link to="/">Go to the home page</Link>
      </p>
      <Pages title="Main pages" id="main-pages" pages={MAIN_PAGES} />
      <SimilarPages />
    </PageMain>
  );
}

/** The pages of the site in the first group of the footer. */
const MAIN_PAGES = site.footer[0]?.links.filter(({ href }) => isAppPath(href)) ?? [];

/**
 * Links to the pages with similar addresses. They come last, because the one document of all unknown paths lacks them.
 */
function SimilarPages() {
  const { module, request } = useLazyModule(() => import('./similar-pages.ts'));
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(request, []);
  const pages = module?.similarPages(pathname) ?? [];
  return <Pages title="Pages with a similar address" id="similar-pages" pages={pages} />;
}

interface PagesProps {
  readonly title: string;
  readonly id: string;
  readonly pages: readonly SiteLinkData[];
}

function Pages({ title, id, pages }: PagesProps) {
  if (pages.length === 0) return null;
  return (
    <nav className="similar-pages" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink> <span>{siteUrl(href)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
