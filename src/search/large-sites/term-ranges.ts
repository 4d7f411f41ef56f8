import { matchAsTyped, synonymsOf } from '../match.ts';
import type { Query } from '../query.ts';
import type { Vocabulary } from '../search-index.ts';
import { beginningOfForms } from '../words/word-stem.ts';

/**
 * Terms that a query may match: those that begin with some letters, the more relevant the nearer to a word they are.
 */
export interface TermRange {
  readonly beginning: string;
  /** Equal to the beginning or longer. */
  readonly near: string;
}

/** The terms among which `matchQuery` finds those of a query if it does not correct it. */
export function rangesOf({ words }: Query): readonly TermRange[] {
  return words.flatMap(({ term }, index) => [
    ...rangesOfWord(term),
    ...words.slice(index + 1, index + 2).map((next) => rangeOf(`${term}${next.term}`)),
  ]);
}

/**
 * The terms by which `matchQuery` corrects a query if a vocabulary has the terms of `rangesOf` alone: those with the
 * same two first letters as a word that matches none of them, and the parts of that word.
 */
export function rangesOfCorrections(query: Query, vocabulary: Vocabulary): readonly TermRange[] {
  return query.words
    .filter((_, index) => matchAsTyped(query, index, vocabulary).size === 0)
    .flatMap(({ term, parts }) => [
      { beginning: term.slice(0, 2), near: term },
      ...parts.flatMap((part) => rangesOfWord(part)),
    ]);
}

/** The terms that `matchWord` looks for. */
function rangesOfWord(term: string): readonly TermRange[] {
  return [rangeOf(term), ...[term, ...synonymsOf(term)].map((word) => rangeOf(beginningOfForms(word)))];
}

function rangeOf(beginning: string): TermRange {
  return { beginning, near: beginning };
}
