import type { SearchScope } from './search-scope.ts';

/** A text with the parts that match a query. Plain data: whoever shows it makes elements of it, never HTML. */
export interface MarkedText {
  readonly text: string;
  /** Matched parts as `[start, end)` in UTF-16 units, in order, not overlapping. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** One place in the documentation that answers a query. */
export interface SearchHit {
  /** Unique among the hits of one answer. */
  readonly id: string;
  /** Path of the page and anchor of the section, without the base path: `/docs/api/useEditor#actions`. */
  readonly href: string;
  /** The page's title. */
  readonly page: MarkedText;
  /** The headings that lead to the place, from the outermost; empty for the page itself. */
  readonly sections: readonly MarkedText[];
  /** The text around the match; empty where the title or heading is all that matches. */
  readonly snippet: MarkedText;
}

/** An engine's answer. */
export interface SearchResults {
  /** Where the answer comes from; readers are told when it is the offline index although a hosted one exists. */
  readonly source: 'hosted' | 'offline';
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** How many places match in all; `hits` may hold fewer. */
  readonly total: number;
  /** The query with its typos corrected, where the hits are those of the corrected words. */
  readonly corrected?: string;
}

export interface SearchOptions {
  /** Ends the search when its answer is no longer wanted; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** The most hits that the caller can show. */
  readonly limit: number;
  /** The part of the documentation to search; all of it where absent. */
  readonly scope?: SearchScope;
}

/**
 * The port between the search's interface and whatever finds things. A rejection other than the signal's means that
 * the engine cannot answer now; it may be asked again.
 */
export interface SearchEngine {
  search(query: string, options: SearchOptions): Promise<SearchResults>;
}
