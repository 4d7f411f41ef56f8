import type { DocSlug } from 'derived/doc-slugs.ts';
import { useRef } from 'react';
import { isInScope, type SearchScope } from '../../../search/search-scope.ts';
import type { SearchPageData } from '../../../shared/page-data.ts';
import { SEARCH_URL } from '../../platform/document/urls.ts';
import { useHydrated } from '../../platform/document/use-hydrated.ts';
import { DocLink } from '../../ui/DocLink.tsx';
import { PageMain } from '../../ui/PageMain.tsx';
import { anticipateSearch } from '../create-search-engine.ts';
import { SEARCH_FIELD_ID } from '../placeholder-input.ts';
import { queryHandlers } from '../query-text.ts';
import { SearchFilter, SearchHelp, SearchMark, SearchStatus } from '../SearchStatus.tsx';
import { useSearch } from '../use-search.ts';
import { ResultList } from './ResultList.tsx';
import { useAddressedText } from './use-addressed-text.ts';
import { useChoice, usePlaceOfReturn } from './use-choice.ts';

/** The number of results shown at first, and added each time. */
const STEP = 20;

interface SearchPageProps {
  readonly page: SearchPageData<DocSlug>;
  /** The query in the address. */
  readonly addressed: string;
}

/** The page at `/search`: all results of a query, or all pages if there is no query. */
export function SearchPage({ page, addressed }: SearchPageProps) {
  // The prerendered page knows no query, and the first render must be the same as its HTML.
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { text, onText, setText, commit, settle } = useAddressedText(field, isHydrated ? addressed : '');
  const [{ scope, more }, setChoice] = useChoice();
  const setScope = (chosen: SearchScope) => setChoice({ scope: chosen, more: undefined });
  const limit = more !== undefined && more.query === text ? more.limit : STEP;
  const search = useSearch(text, scope, limit);
  const { query, results } = search;
  usePlaceOfReturn(results !== undefined, addressed !== '');
  const pages = page.pages.filter(({ path }) => isInScope(path, scope));
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
          onFocus={anticipateSearch}
          onBlur={settle}
        />
      </form>
      <p className="without-js">
        Searching needs JavaScript, which is off. All pages of the documentation are listed here: look for a
        word with your browser’s own search, Ctrl+F or ⌘F.
      </p>
      <SearchFilter scope={scope} onScope={setScope} />
      <SearchStatus search={search} field={field} idle={countText(pages.length, scope)} ask={setText} />
      <SearchMark search={search} />
      <SearchHelp search={search} field={field} scope={scope} onScope={setScope} />
      {search.kind === 'idle' && <AllPages pages={pages} />}
      {results !== undefined && (
        <ResultList
          results={results}
          onMore={() => setChoice({ scope, more: { query: text, limit: limit + STEP } })}
        />
      )}
    </PageMain>
  );
}

function countText(pages: number, scope: SearchScope): string {
  return scope === 'all' ? `All ${pages} pages` : `${pages} pages`;
}

/** Every page of the documentation by category, in reading order. */
function AllPages({ pages }: Pick<SearchPageData<DocSlug>, 'pages'>) {
  const categories = [...new Set(pages.map(({ category }) => category))];
  return (
    <div className="all-pages">
      {categories.map((category) => (
        <section key={category}>
          <h2>{category}</h2>
          <ul className="all-pages-list">
            {pages
              .filter((page) => page.category === category)
              .map(({ id, title, description }) => (
                <li key={id}>
                  <DocLink page={id}>{title}</DocLink>
                  <p>{description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
