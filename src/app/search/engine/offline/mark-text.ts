import { searchWords } from '../../../../shared/search-words.ts';
import type { MarkedText } from '../../search-engine.ts';
import { mergeRanges, type TextRange } from '../text-ranges.ts';
import type { TermMatch, TermMatches } from './match-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Marks what matches in a text. */
export type MarkText = (text: string) => MarkedText;

/** Makes the function that marks the words of texts for which the words of a query stand. */
export function textMarker(terms: readonly TermMatches[], vocabulary: Vocabulary): MarkText {
  return (text) => {
    const ranges = searchWords(text).flatMap(({ term, start, end }): TextRange[] => {
      const number = vocabulary.numberOf(term);
      const matches = number === undefined ? [] : terms.flatMap((matched) => matched.get(number) ?? []);
      return matches.map((match) => [start, start + markedLength(match, term, end - start)]);
    });
    return { text, ranges: mergeRanges(ranges) };
  };
}

/** Only what the reader typed of a word is marked, unless the word is written with other letters than it is found by. */
function markedLength({ isBeginning, letters }: TermMatch, term: string, length: number): number {
  return isBeginning && term.length === length ? letters : length;
}
