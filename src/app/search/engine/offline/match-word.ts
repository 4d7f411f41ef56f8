import { editDistance } from './edit-distance.ts';
import { synonymsOf } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a term of the documentation matches a word of a query. */
export interface TermMatch {
  /** How well: above 0, and 1 for the word itself. */
  readonly grade: number;
  /** How many letters of the term the word accounts for. */
  readonly letters: number;
  /** Whether only the term's first letters are what the reader typed. */
  readonly isBeginning: boolean;
}

/** The terms that match a word, by their numbers in the vocabulary. */
export type TermMatches = ReadonlyMap<number, TermMatch>;

/** What a match is worth that is not the word itself. A beginning is worth more, the more of the term it is. */
const GRADES = {
  form: 0.9,
  beginning: 0.5,
  wholeBeginning: 0.8,
  synonym: 0.5,
  typo: 0.8,
  typoInBeginning: 0.5,
};

/** The terms that a word stands for without guessing: itself, its forms, its continuations, its synonyms. */
export function matchWord(term: string, vocabulary: Vocabulary): TermMatches {
  const matches = new Map<number, TermMatch>();
  for (const synonym of synonymsOf(term)) {
    for (const number of vocabulary.formsOf(synonym)) {
      matches.set(number, { grade: GRADES.synonym, letters: term.length, isBeginning: false });
    }
  }
  const { beginning, wholeBeginning } = GRADES;
  for (const number of vocabulary.startingWith(term)) {
    const share = term.length / vocabulary.termOf(number).length;
    const grade = share === 1 ? 1 : beginning + (wholeBeginning - beginning) * share;
    matches.set(number, { grade, letters: term.length, isBeginning: share < 1 });
  }
  for (const number of vocabulary.formsOf(term)) {
    const { length } = vocabulary.termOf(number);
    if (matches.get(number)?.grade === 1) continue;
    matches.set(number, { grade: GRADES.form, letters: length, isBeginning: false });
  }
  return matches;
}

/** The terms that a mistyped word may have meant: those with the fewest typos. */
export function guessWord(term: string, vocabulary: Vocabulary): TermMatches {
  const matches = new Map<number, TermMatch>();
  let fewest = MOST_TYPOS;
  if (term.length < SHORTEST_MISTYPED) return matches;
  vocabulary.terms.forEach((candidate, number) => {
    const distance = editDistance(term, candidate, fewest);
    if (distance === undefined) return;
    const isWhole = distance.whole === distance.beginning;
    if (distance.beginning > (isWhole ? mostTypos(term, candidate) : mostTyposInBeginning(term))) return;
    if (distance.beginning < fewest) matches.clear();
    fewest = distance.beginning;
    const grade = (isWhole ? GRADES.typo : GRADES.typoInBeginning) / Math.max(1, fewest);
    const letters = isWhole ? candidate.length : term.length;
    matches.set(number, { grade, letters, isBeginning: false });
  });
  return matches;
}

const MOST_TYPOS = 2;

/** Typos would make any other word of a shorter one. */
const SHORTEST_MISTYPED = 4;

/** How many typos may lie between two words: two where one of them is long and the other nearly so. */
function mostTypos(typed: string, meant: string): number {
  return typed.length > 5 && Math.max(typed.length, meant.length) > 6 ? MOST_TYPOS : 1;
}

/** The same where the reader is still typing: the beginnings of words are more alike than words are. */
function mostTyposInBeginning({ length }: string): number {
  if (length > 7) return MOST_TYPOS;
  return length > 4 ? 1 : 0;
}
