import { useRef } from 'react';
import { SEARCH_URL } from '../../platform/document/urls.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';
import { PageMain } from '../../ui/PageMain.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { getEngine } from '../create-search-engine.ts';
import { HitDetails, Marked } from '../Hit.tsx';
import { SEARCH_FIELD_ID } from '../placeholder-input.ts';
import { queryHandlers } from '../query-text.ts';
import { SearchFilter, SearchStatus } from '../SearchStatus.tsx';
import { useSearch } from '../use-search.ts';
import { useAddressedSearch, usePlaceOfReturn } from './use-addressed-search.ts';

/** The number of results that are shown. Who has not found a place among them types another word. */
const MAX_HITS = 50;

interface SearchPageProps {
  /** The query in the address. */
  readonly addressed: string;
}

/** The page at `/search`: the results of a query. */
export function SearchPage({ addressed }: SearchPageProps) {
  const field = useRef<HTMLInputElement>(null);
  const { query, scope, onText, setText, onScope, commit } = useAddressedSearch(field, addressed);
  const search = useSearch(query, scope, MAX_HITS);
  const { hits, total } = search.results;
  usePlaceOfReturn(hits.length > 0);
  return (
    <PageMain className="search-page">
      <h1>{query === '' ? 'Search' : `Search results for “${query}”`}</h1>
      <form
        action={SEARCH_URL}
        onSubmit={(event) => {
          event.preventDefault();
          commit();
        }}
      >
        <label htmlFor={SEARCH_FIELD_ID}>Search documentation</label>
        <input
          ref={field}
          id={SEARCH_FIELD_ID}
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...queryHandlers(onText)}
          onFocus={() => mayPrefetch() && getEngine()}
        />
      </form>
      <p className="without-js">
        Searching needs JavaScript, which is off. Each page of the{' '}
        <SiteLink href="/docs">documentation</SiteLink> has a list of all pages.
      </p>
      <SearchFilter scope={scope} onScope={onScope} />
      <SearchStatus search={search} field={field} ask={setText} />
      {hits.length > 0 && (
        <ol className="search-results" aria-label="Search results">
          {hits.map((hit) => (
            <li key={hit.id} className="search-result">
              <h2>
                <SiteLink href={hit.href}>
                  <Marked marked={hit.sections.at(-1) ?? hit.page} />
                </SiteLink>
              </h2>
              <HitDetails hit={hit} path={[hit.page, ...hit.sections].slice(0, -1)} />
            </li>
          ))}
        </ol>
      )}
      {total > hits.length && (
        <p className="search-help">
          The first {hits.length} of {total} are shown. More words lead closer.
        </p>
      )}
    </PageMain>
  );
}
