import { type RefObject, useEffect, useRef } from 'react';
import type { SearchHit, SearchResults } from '../../../search/search-engine.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Badge, Marked, SectionPath, Synonyms } from '../Marked.tsx';

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

/** A result: its name as a link, the headings above it, and the text around the match. */
function ResultItem({ hit }: { readonly hit: SearchHit }) {
  const { href, page, sections, snippet, synonyms } = hit;
  return (
    <li className="search-result">
      <h2>
        <SiteLink href={href}>
          <Marked marked={sections.at(-1) ?? page} />
        </SiteLink>
        <Badge hit={hit} />
      </h2>
      {sections.length > 0 && <SectionPath path={[page, ...sections.slice(0, -1)]} />}
      {snippet.text !== '' && (
        <p>
          <Marked marked={snippet} />
        </p>
      )}
      <Synonyms words={synonyms} />
    </li>
  );
}

/**
 * Focuses the first additional result when more results have arrived, because the button that requested them may be gone.
 * Returns the button's handler.
 */
function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number, onMore: () => void): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || before.current >= count) return;
    list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = undefined;
  }, [count, list]);
  return () => {
    before.current = count;
    onMore();
  };
}
