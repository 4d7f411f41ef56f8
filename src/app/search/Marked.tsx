import { Fragment } from 'react';
import type { MarkedText } from '../../search/marked-text.ts';
import type { SearchHit } from '../../search/search-engine.ts';

/**
 * A text with its matches marked, rendered as elements and text, never as HTML. Other matches are another element, because
 * the browser may have translated the texts of this one.
 */
export function Marked({ marked: { text, ranges } }: { readonly marked: MarkedText }) {
  const last = ranges.at(-1)?.[1] ?? 0;
  return (
    <span key={`${text} ${ranges.join()}`}>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </span>
  );
}

/** The path to a place in the documentation: its page, then its headings from the outermost. */
export function SectionPath({ path }: { readonly path: readonly MarkedText[] }) {
  if (path.length === 0) return null;
  return (
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
  );
}

/** The kind of API that a hit belongs to. Decoration: options and links are named by title and path. */
export function Badge({ hit: { badge, isDeprecated } }: { readonly hit: SearchHit }) {
  const text = isDeprecated ? 'Deprecated' : badge;
  return (
    text && (
      <span className="search-badge" aria-hidden="true">
        {text}
      </span>
    )
  );
}

/** The words of a hit that stand for others in the query. */
export function Synonyms({ words }: { readonly words: readonly string[] | undefined }) {
  return words && <span className="search-synonyms">Similar words: {words.join(', ')}</span>;
}
