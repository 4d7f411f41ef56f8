import { searchWords } from '../../../../shared/search-words.ts';
import { STOP_WORDS } from '../../../../shared/stop-words.ts';
import { lettersOf } from './letters-of.ts';

/** A word that a reader looks for. */
interface QueryWord {
  readonly term: string;
  /** The parts of a name: `use` and `node` of `useNode`. */
  readonly parts: readonly string[];
}

/** What a reader looks for. */
export interface Query {
  /** Words that a place must have. */
  readonly words: readonly QueryWord[];
  /** The other words, which tell names apart that are else alike. */
  readonly fillers: readonly string[];
  /** All letters and digits of the query, to compare it with whole names. */
  readonly letters: string;
}

/** More than this changes no answer for the better; a pasted page must not keep the worker busy. */
const MOST_WORDS = 12;
const MOST_LETTERS = 1000;

/** Takes a query apart. Words that say nothing about a topic count only where there are no others. */
export function parseQuery(text: string): Query {
  const words: { readonly term: string; readonly parts: string[] }[] = [];
  for (const { term, isPart } of searchWords(text.slice(0, MOST_LETTERS))) {
    if (isPart) words.at(-1)?.parts.push(term);
    else if (words.length === MOST_WORDS) break;
    else words.push({ term, parts: [] });
  }
  const telling = words.filter(({ term }) => !STOP_WORDS.has(term));
  return {
    words: withoutRepetition(telling.length > 0 ? telling : words),
    fillers: words.flatMap(({ term }) => (STOP_WORDS.has(term) ? [term] : [])),
    letters: words.map(({ term }) => lettersOf(term)).join(''),
  };
}

function withoutRepetition(words: readonly QueryWord[]): readonly QueryWord[] {
  return [...new Map(words.map((word) => [word.term, word])).values()];
}
