import { guessWord, matchWord, type TermMatch, type TermMatches } from './match-word.ts';
import type { Query } from './parse-query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Two words written as one name are nearly as good as the name. */
const JOINED_GRADE = 0.95;

/** Finds the terms for which each word of a query stands. `allowTypos` guesses also for words that have some. */
export function matchQuery(
  query: Query,
  vocabulary: Vocabulary,
  allowTypos: boolean,
): readonly TermMatches[] {
  return query.words.flatMap(({ term, parts }, index) => {
    const neighbours = query.words.slice(Math.max(0, index - 1), index + 2).map((word) => word.term);
    const found = new Map([...matchWord(term, vocabulary), ...joinedMatches(neighbours, term, vocabulary)]);
    if (found.size > 0 && !allowTypos) return [found];
    const guessed = new Map([...guessWord(term, vocabulary), ...found]);
    // A name that the documentation does not have stands for its parts: `nodeCopy` is `node` and `copy`.
    return guessed.size > 0 || parts.length < 2
      ? [guessed]
      : parts.map((part) => matchWord(part, vocabulary));
  });
}

/** A word and its neighbour may be one name: `use node` is also `useNode`. */
function joinedMatches(
  neighbours: readonly string[],
  { length: letters }: string,
  vocabulary: Vocabulary,
): readonly (readonly [number, TermMatch])[] {
  return neighbours.slice(1).flatMap((term, index) => {
    const number = vocabulary.numberOf(`${neighbours[index] ?? ''}${term}`);
    return number === undefined
      ? []
      : [[number, { grade: JOINED_GRADE, letters, isBeginning: false }] as const];
  });
}
