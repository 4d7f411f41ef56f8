import type { MarkedText } from './marked-text.ts';
import type { SearchScope } from './search-scope.ts';

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
  /** The text around the match. Empty if only the title or heading matches, except on API pages and in tables. */
  readonly snippet: MarkedText;
  /** The kind of API that the page describes, such as a hook. */
  readonly badge?: string;
  /** Whether it is an API entry that should not be used any more. */
  readonly isDeprecated?: boolean;
  /** The words of the place that stand for words of the query, such as "remove" for "delete". */
  readonly synonyms?: readonly string[];
}

/** An engine's answer. */
export interface SearchResults {
  /** The source of the answer; readers are told if it is the offline index although a hosted one exists. */
  readonly source: 'hosted' | 'offline';
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** The total number of matching places; `hits` may contain fewer. */
  readonly total: number;
  /** The query with its typos corrected, if the hits are those of the corrected words. */
  readonly corrected?: string;
}

export interface SearchOptions {
  /** Aborts the search when its answer is no longer wanted; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly limit: number;
  /** The part of the documentation to search; all of it if absent. */
  readonly scope?: SearchScope;
}

/**
 * The port between the search's interface and its engines. A rejection other than the signal's means that the engine
 * cannot answer now; a later query may succeed.
 */
export interface SearchEngine {
  search(query: string, options: SearchOptions): Promise<SearchResults>;
}
