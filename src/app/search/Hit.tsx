import { Fragment } from 'react';
import type { MarkedText } from '../../search/marked-text.ts';
import type { SearchHit } from '../../search/search-engine.ts';

/**
 * A text with its matches marked, rendered as elements and text, never as HTML. Other matches are another element, because
 * the browser may have translated the texts of this one.
 */
export function Marked({ marked: { text, ranges } }: { readonly marked: MarkedText }) {
  return (
    <span key={`${text} ${ranges.join()}`}>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </span>
  );
}

interface HitDetailsProps {
  readonly hit: SearchHit;
  /** The headings that lead to the place, as far as nothing else names them. */
  readonly path: readonly MarkedText[];
  /** Whether screen readers are told of the path alone: they would read all of an option after each arrow key. */
  readonly isOption?: boolean;
}

/** What follows the name of a hit: the kind of API, the path, the text around the match, and words of the same meaning. */
export function HitDetails({ hit, path, isOption }: HitDetailsProps) {
  const { badge, isDeprecated, snippet, synonyms } = hit;
  const kind = isDeprecated ? 'Deprecated' : badge;
  return (
    <>
      {kind && (
        <span className="search-badge" aria-hidden="true">
          {kind}
        </span>
      )}
      {path.length > 0 && (
        <>
          <span className="visually-hidden">, </span>
          <span className="section-path">
            {path.map((step, index) => (
              // Two headings above each other may have the same text.
              // biome-ignore lint/suspicious/noArrayIndexKey: the path of a hit never changes
              <Fragment key={index}>
                {index > 0 && ' › '}
                <Marked marked={step} />
              </Fragment>
            ))}
          </span>
        </>
      )}
      <span aria-hidden={isOption}>
        {snippet.text !== '' && (
          <span className="search-snippet">
            <Marked marked={snippet} />
          </span>
        )}
        {synonyms && <span className="search-synonyms">Similar words: {synonyms.join(', ')}</span>}
      </span>
    </>
  );
}
