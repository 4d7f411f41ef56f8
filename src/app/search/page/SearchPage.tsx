import { useLayoutEffect, useState } from 'react';
import type { SearchPageData } from '../../../shared/page-data.ts';
import { SEARCH_URL } from '../../platform/site-url.ts';
import { useAfterHydration } from '../../platform/use-after-hydration.ts';
import { MAIN_ID } from '../../ui/PageMain.tsx';
import { useHydratedMark } from '../../ui/use-hydrated-mark.ts';
import { cleanQuery } from '../engine/clean-query.ts';
import { SEARCH_FIELD_ID } from '../placeholder-input.ts';
import { SearchHelp } from '../SearchHelp.tsx';
import { SearchStatus } from '../SearchStatus.tsx';
import { shownResults } from '../search-state.ts';
import { prepareSearch } from '../site-search.ts';
import { useSearch } from '../use-search.ts';
import { AllPages } from './AllPages.tsx';
import { ResultList } from './ResultList.tsx';
import { useAddressedText } from './use-addressed-text.ts';
import { useEarlyInput } from './use-early-input.ts';

/** How many results are shown at first, and how many more each time. */
const STEP = 20;

interface SearchPageProps {
  readonly page: SearchPageData;
  /** The query in the address. */
  readonly addressed: string;
}

/** The page at `/search`: everything that answers a query, and all pages while there is none. */
export function SearchPage({ page, addressed }: SearchPageProps) {
  useHydratedMark();
  // The prerendered page knows no query: the first render must be the same as its HTML.
  const isHydrated = useAfterHydration();
  const { text, commit, settle } = useAddressedText(isHydrated ? addressed : '');
  const field = useEarlyInput(text.set);
  const [shown, setShown] = useState({ query: '', limit: STEP });
  const limit = shown.query === text.query ? shown.limit : STEP;
  const [{ state }, session] = useSearch();
  useLayoutEffect(() => session.ask(text.query, limit), [session, text.query, limit]);
  const query = cleanQuery(text.query);
  const results = shownResults(state);
  return (
    <main id={MAIN_ID} className="search-page" tabIndex={-1}>
      <h1 tabIndex={-1}>{query === '' ? 'Search' : `Search results for “${query}”`}</h1>
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
          value={text.text}
          {...text.handlers}
          onFocus={prepareSearch}
          onBlur={settle}
        />
      </form>
      <p className="without-js">
        Searching needs JavaScript, which is off. All pages of the documentation are listed here: look for a
        word with your browser’s own search, Ctrl+F or ⌘F.
      </p>
      <SearchStatus state={state} idle={`All ${page.pages.length} pages`} />
      <SearchHelp state={state} retry={session.retry} />
      {state.kind === 'idle' && <AllPages pages={page.pages} />}
      {results !== undefined && (
        <ResultList results={results} onMore={() => setShown({ query: text.query, limit: limit + STEP })} />
      )}
    </main>
  );
}
