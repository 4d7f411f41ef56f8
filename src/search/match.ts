import { editDistance } from '../shared/edit-distance.ts';
import type { Query } from './query.ts';
import type { Vocabulary } from './search-index.ts';
import { STOP_WORDS } from './words/stop-words.ts';
import { wordStem } from './words/word-stem.ts';

/** How a term of the documentation matches a word of a query. */
export interface TermMatch {
  /** Quality of the match: above 0, and 1 for the word itself. */
  readonly grade: number;
  /** Number of letters of the term that the word accounts for. */
  readonly letters: number;
  /** Whether the reader typed only the beginning of the term. */
  readonly isPrefix: boolean;
  readonly isSynonym?: boolean;
  /** The mistyped word, if the term is a correction of it. */
  readonly corrects?: string;
}

/** The terms that match a word, by their numbers in the vocabulary. */
export type TermMatches = ReadonlyMap<number, TermMatch>;

/** Grades of matches other than the word itself. A prefix scores more, the larger its share of the term. */
const GRADES = {
  joined: 0.95,
  form: 0.9,
  prefix: 0.5,
  wholePrefix: 0.8,
  synonym: 0.5,
  typo: 0.8,
  typoInPrefix: 0.5,
};

/** Finds the terms that each word of a query may mean. Words that match nothing are corrected. */
export function matchQuery(query: Query, vocabulary: Vocabulary): readonly TermMatches[] {
  return query.words.flatMap(({ term, parts }, index) => {
    const found = matchAsTyped(query, index, vocabulary);
    if (found.size > 0) return [found];
    const corrected = correctWord(term, vocabulary);
    if (corrected.size > 0) return [corrected];
    // An unknown name stands for its parts: `nodeCopy` for `node` and `copy`.
    const meant = parts.length > 1 ? parts : wordsIn(term, vocabulary);
    return meant.length > 1 ? meant.map((part) => matchWord(part, vocabulary)) : [corrected];
  });
}

/** The fewest letters of a word that is written together with another one. */
const MIN_JOINED_LETTERS = 2;

/** Takes a word apart that consists of terms: `touchscreen`, `draganddrop`. Prefers a long first one. Empty if there is no way. */
function wordsIn(term: string, vocabulary: Vocabulary): readonly string[] {
  for (let end = term.length - MIN_JOINED_LETTERS; end > MIN_JOINED_LETTERS; end--) {
    const first = term.slice(0, end);
    const next = term.slice(end);
    if (vocabulary.numberOf(first) === undefined) continue;
    const others = vocabulary.formsOf(next).length > 0 ? [next] : wordsAfter(next, vocabulary);
    if (others.length > 0) return [first, ...others];
  }
  return [];
}

/** The words after the first one, if a stop word connects them. */
function wordsAfter(term: string, vocabulary: Vocabulary): readonly string[] {
  const filler = [...STOP_WORDS].find(
    (word) => term.startsWith(word) && vocabulary.formsOf(term.slice(word.length)).length > 0,
  );
  return filler === undefined ? [] : [term.slice(filler.length)];
}

/** Matches a word of a query without correcting it. */
function matchAsTyped({ words }: Query, index: number, vocabulary: Vocabulary): TermMatches {
  const term = words[index]?.term ?? '';
  const neighbours = words.slice(Math.max(0, index - 1), index + 2).map((word) => word.term);
  return new Map([...matchWord(term, vocabulary), ...matchJoined(neighbours, term, vocabulary)]);
}

/** Matches a word and its neighbour as one name: `use node` also means `useNode`. */
function matchJoined(
  neighbours: readonly string[],
  { length: letters }: string,
  vocabulary: Vocabulary,
): readonly (readonly [number, TermMatch])[] {
  return neighbours.slice(1).flatMap((term, index) => {
    const number = vocabulary.numberOf(`${neighbours[index] ?? ''}${term}`);
    return number === undefined
      ? []
      : [[number, { grade: GRADES.joined, letters, isPrefix: false }] as const];
  });
}

/** Matches a word without correcting it: the word itself, its forms, its continuations, its synonyms. */
function matchWord(term: string, vocabulary: Vocabulary): TermMatches {
  const matches = new Map<number, TermMatch>();
  for (const synonym of synonymsOf(term)) {
    for (const number of vocabulary.formsOf(synonym)) {
      matches.set(number, { grade: GRADES.synonym, letters: term.length, isPrefix: false, isSynonym: true });
    }
  }
  for (const number of vocabulary.startingWith(term)) {
    const share = term.length / vocabulary.termOf(number).length;
    const grade = share === 1 ? 1 : GRADES.prefix + (GRADES.wholePrefix - GRADES.prefix) * share;
    matches.set(number, { grade, letters: term.length, isPrefix: share < 1 });
  }
  for (const number of vocabulary.formsOf(term)) {
    const { length } = vocabulary.termOf(number);
    if (matches.get(number)?.grade === 1) continue;
    matches.set(number, { grade: GRADES.form, letters: length, isPrefix: false });
  }
  return matches;
}

const MAX_TYPOS = 2;

/** Words with fewer letters are not corrected: typos would turn them into any other word. */
const MIN_LETTERS_TO_CORRECT = 4;

/** Finds the terms that a mistyped word may mean: those with the fewest typos. */
function correctWord(term: string, vocabulary: Vocabulary): TermMatches {
  const matches = new Map<number, TermMatch>();
  let fewest = MAX_TYPOS;
  if (term.length < MIN_LETTERS_TO_CORRECT) return matches;
  vocabulary.terms.forEach((candidate, number) => {
    const distance = editDistance(term, candidate, fewest);
    if (distance === undefined) return;
    // A wrong first letter counts twice: readers rarely get it wrong, and words that differ in it are mostly unrelated.
    const extra = term[0] === candidate[0] ? 0 : 1;
    const typos = distance.prefix + extra;
    const isWhole = distance.whole === distance.prefix;
    if (typos > fewest || typos > (isWhole ? maxTypos(term, candidate) : maxTyposInPrefix(term))) return;
    if (typos < fewest) matches.clear();
    fewest = typos;
    const grade = (isWhole ? GRADES.typo : GRADES.typoInPrefix) / Math.max(1, fewest);
    const letters = isWhole ? candidate.length : term.length;
    matches.set(number, { grade, letters, isPrefix: false, corrects: term });
  });
  return matches;
}

/** The number of typos allowed between two words: two if one of them is long and the other nearly so. */
function maxTypos(typed: string, meant: string): number {
  return typed.length > 5 && Math.max(typed.length, meant.length) > 6 ? MAX_TYPOS : 1;
}

/** Like `maxTypos`, while the reader is still typing: beginnings of words are more alike than words. */
function maxTyposInPrefix({ length }: string): number {
  if (length > 7) return MAX_TYPOS;
  return length > 4 ? 1 : 0;
}

/**
 * Words that readers of any documentation use for one another. Words of one library do not belong here, nor does an
 * answer to a single query: pages should use the words that their readers use.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['delete', 'remove'],
  ['duplicate', 'copy', 'clone'],
  ['save', 'persist', 'store'],
  ['load', 'restore'],
  ['upgrade', 'migrate', 'update'],
  ['error', 'exception', 'throw'],
  ['forbid', 'prevent', 'restrict'],
  ['customize', 'custom'],
  ['donate', 'fund', 'sponsor'],
  ['credit', 'acknowledgement', 'thank'],
  ['slow', 'fast', 'quick', 'performance', 'speed'],
  ['multiple', 'several'],
  ['dialog', 'modal', 'popup'],
  ['key', 'shortcut'],
  ['broken', 'break', 'lose', 'lost'],
  ['limit', 'maximum'],
];

const SYNONYMS_BY_STEM = new Map(
  SYNONYMS.flatMap((group) =>
    group.map((word): [string, readonly string[]] => [
      wordStem(word),
      group.filter((other) => other !== word),
    ]),
  ),
);

/** Words that mean the same as any form of this one. */
function synonymsOf(term: string): readonly string[] {
  return SYNONYMS_BY_STEM.get(wordStem(term)) ?? [];
}
