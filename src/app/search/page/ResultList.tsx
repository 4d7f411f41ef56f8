import { useRef } from 'react';
import type { SearchResults } from '../engine/search-engine.ts';
import { ResultItem } from './ResultItem.tsx';
import { useFocusOnMore } from './use-focus-on-more.ts';

interface ResultListProps {
  readonly results: SearchResults;
  readonly onMore: () => void;
}

/** The results of the search page, and the button for those that are not shown yet. */
export function ResultList({ results: { hits, total }, onMore }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null);
  const more = useFocusOnMore(list, hits.length, onMore);
  return (
    <>
      <ol ref={list} className="search-results" aria-label="Search results">
        {hits.map((hit) => (
          <ResultItem key={hit.id} hit={hit} />
        ))}
      </ol>
      {total > hits.length && (
        <p className="search-more">
          <button type="button" className="button button-quiet" onClick={more}>
            More results
          </button>
          <span>
            {hits.length} of {total} are shown
          </span>
        </p>
      )}
    </>
  );
}
