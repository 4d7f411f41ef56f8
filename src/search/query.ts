import { normalizeName, searchWords } from './words/search-words.ts';
import { STOP_WORDS } from './words/stop-words.ts';

interface QueryWord {
  readonly term: string;
  /** The parts of a name: `use` and `node` of `useNode`. */
  readonly parts: readonly string[];
}

/** A query, split into what must match and what only breaks ties. */
export interface Query {
  /** Words that a section should contain. */
  readonly words: readonly QueryWord[];
  /** Stop words, which distinguish names that are otherwise equal. */
  readonly fillers: readonly string[];
  /** Letters and digits of the whole query, for comparison with whole names. */
  readonly normalizedName: string;
}

/** Limits that improve no answer when raised; a pasted page must not keep the worker busy. */
const MAX_WORDS = 12;
const MAX_CHARACTERS = 1000;

/** Parses a query. Stop words count as words only if the query has no others. */
export function parseQuery(text: string): Query {
  const words: { readonly term: string; readonly parts: string[] }[] = [];
  for (const { term, isPart } of searchWords(text.slice(0, MAX_CHARACTERS))) {
    if (isPart) words.at(-1)?.parts.push(term);
    else if (words.length === MAX_WORDS) break;
    else words.push({ term, parts: [] });
  }
  const significant = words.filter(({ term }) => !STOP_WORDS.has(term));
  return {
    words: dedupe(significant.length > 0 ? significant : words),
    fillers: words.flatMap(({ term }) => (STOP_WORDS.has(term) ? [term] : [])),
    normalizedName: words.map(({ term }) => normalizeName(term)).join(''),
  };
}

function dedupe(words: readonly QueryWord[]): readonly QueryWord[] {
  return [...new Map(words.map((word) => [word.term, word])).values()];
}
