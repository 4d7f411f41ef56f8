import { editDistance } from '../shared/edit-distance.ts';
import type { DocumentIndex } from './document-index.ts';
import { STOP_WORDS, synonymStems, wordStem } from './words/english.ts';
import { searchWords } from './words/words.ts';

/** A word of the documentation, in a form in which the index finds it, that may be meant by a word of a query. */
export interface Meaning {
  readonly term: string;
  /** 1 for the word itself, less for others. */
  readonly grade: number;
  /** Whether it is the word as the reader has typed it, perhaps only its beginning. */
  readonly isTyped?: boolean;
  readonly isSynonym?: boolean;
  /** The mistyped word in whose place it is. */
  readonly typed?: string;
}

/** The meanings of each word of a query that a section should contain. */
export type Query = readonly (readonly Meaning[])[];

/** More words improve no answer; a pasted page must not keep the worker busy. */
const MAX_WORDS = 12;

/** Parses a query. Stop words count as words only if the query has no others. */
export function parseQuery(text: string, index: DocumentIndex): Query {
  const typed = searchWords(text).flatMap(({ term, isPart }) => (isPart ? [] : term));
  const terms = [...new Set(typed)].slice(0, MAX_WORDS);
  const topics = terms.filter((term) => !STOP_WORDS.has(term));
  const significant = topics.length > 0 ? topics : terms;
  return significant.flatMap((term, place) => {
    const around = [`${significant[place - 1] ?? ''}${term}`, `${term}${significant[place + 1] ?? ''}`];
    const found = asTyped([term, ...around], index).filter(
      (meaning) => index.stems.has(meaning.term) || (meaning.isTyped && index.find(meaning.term).length > 0),
    );
    if (found.length > 0) return [found];
    const corrected = corrections(term, index);
    if (corrected.length > 0) return [corrected];
    const separate = wordsIn(term, index);
    return separate.length > 1 ? separate.map((part) => asTyped([part], index)) : [[]];
  });
}

const SYNONYM = 0.5;

/** The word, its forms, its synonyms, and names that it forms with the word before or after it: `use node`. */
function asTyped(
  [term = '', ...joined]: readonly string[],
  { vocabulary }: DocumentIndex,
): readonly Meaning[] {
  const stems = new Set([wordStem(term), ...joined.flatMap((name) => vocabulary.get(name) ?? [])]);
  return [
    { term, grade: 1, isTyped: true },
    ...[...stems].filter((stem) => stem !== term).map((stem) => ({ term: stem, grade: 1 })),
    ...synonymStems(term).map((stem) => ({ term: stem, grade: SYNONYM, isSynonym: true })),
  ];
}

/** Takes an unknown word apart that consists of two known ones: `touchscreen`, `draganddrop`. */
function wordsIn(term: string, { stems }: DocumentIndex): readonly string[] {
  for (let end = term.length - 2; end > 2; end--) {
    const words = [term.slice(0, end), term.slice(end).replace(/^and/, '')];
    if (words.every((word) => word.length > 1 && stems.has(wordStem(word)))) return words;
  }
  return [];
}

/** Finds the words that a mistyped or unfinished word may mean: those with the fewest typos. */
function corrections(typed: string, { vocabulary }: DocumentIndex): readonly Meaning[] {
  let found: Meaning[] = [];
  // Shorter words would turn into any other word.
  let fewest = typed.length > 6 ? 2 : Math.min(1, Math.floor(typed.length / 4));
  for (const [word, term] of vocabulary) {
    const distance = editDistance(typed, word, fewest);
    if (distance === undefined) continue;
    // Readers rarely get the first letter wrong, and words that differ in it are mostly unrelated.
    const typos = distance.prefix + (typed[0] === word[0] ? 0 : 1);
    if (typos > fewest) continue;
    if (typos < fewest) found = [];
    fewest = typos;
    found.push({ term, grade: 0.8, typed });
  }
  return found;
}
