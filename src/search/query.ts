import { editDistance } from '../shared/edit-distance.ts';
import type { DocumentIndex } from './document-index.ts';
import { STOP_WORDS, synonymStems } from './words/english.ts';
import { searchWords } from './words/words.ts';

/** A word of the documentation, in a form in which the index finds it, that may be meant by a word of a query. */
export interface Meaning {
  readonly term: string;
  /** 1 for the word itself, less for others. */
  readonly grade: number;
  /** Whether it is the word as the reader has typed it, perhaps only its beginning. */
  readonly isTyped?: boolean;
  readonly isSynonym?: boolean;
  /** The mistyped word, and the word of which `term` is the stem. */
  readonly correction?: { readonly typed: string; readonly word: string };
}

/** A query, split into what should match and what only completes names. */
export interface Query {
  /** The meanings of each word that a section should contain. */
  readonly words: readonly (readonly Meaning[])[];
  readonly fillers: readonly string[];
  /** The number of words that a section may lack: half of those that the reader has typed. */
  readonly maxMissing: number;
}

/** Limits that improve no answer when raised; a pasted page must not keep the worker busy. */
const MAX_WORDS = 12;
const MAX_CHARACTERS = 1000;

/** Parses a query. Stop words count as words only if the query has no others. */
export function parseQuery(text: string, index: DocumentIndex): Query {
  const names = new Map<string, string[]>();
  let parts: string[] = [];
  for (const { term, isPart } of searchWords(text.slice(0, MAX_CHARACTERS))) {
    if (isPart) parts.push(term);
    else if (names.size === MAX_WORDS) break;
    else {
      parts = [];
      names.set(term, parts);
    }
  }
  const terms = [...names.keys()];
  const fillers = terms.filter((term) => STOP_WORDS.has(term));
  const significant = fillers.length < terms.length ? terms.filter((term) => !STOP_WORDS.has(term)) : terms;
  const words = significant.flatMap((term, place) => {
    const around = [`${significant[place - 1] ?? ''}${term}`, `${term}${significant[place + 1] ?? ''}`];
    const found = asTyped([term, ...around], index).filter((meaning) => isFound(meaning, index));
    if (found.length > 0) return [found];
    const corrected = corrections(term, index);
    if (corrected.length > 0) return [corrected];
    // An unknown name stands for its parts: `nodeCopy` for `node` and `copy`.
    const own = names.get(term) ?? [];
    const separate = own.length > 1 ? own : wordsIn(term, index);
    return separate.length > 1 ? separate.map((part) => asTyped([part], index)) : [[]];
  });
  return { words, fillers, maxMissing: Math.floor(significant.length / 2) };
}

function isFound({ term, isTyped }: Pick<Meaning, 'term' | 'isTyped'>, { find }: DocumentIndex): boolean {
  return [...find(term, isTyped).values()].some((sections) => sections.length > 0);
}

const SYNONYM = 0.5;

/** The word, its forms, its synonyms, and names that it forms with the word before or after it: `use node`. */
function asTyped(
  [term = '', ...joined]: readonly string[],
  { vocabulary }: DocumentIndex,
): readonly Meaning[] {
  const stems = new Set([stemOf(term), ...joined.flatMap((name) => vocabulary.get(name) ?? [])]);
  return [
    { term, grade: 1, isTyped: true },
    ...[...stems].filter((stem) => stem !== term).map((stem) => ({ term: stem, grade: 1 })),
    ...synonymStems(term).map((stem) => ({ term: stem, grade: SYNONYM, isSynonym: true })),
  ];
}

function stemOf(term: string): string {
  return searchWords(term)[0]?.stem ?? term;
}

/** Takes a word apart that consists of words, if need be with a stop word between them: `touchscreen`, `draganddrop`. */
function wordsIn(term: string, index: DocumentIndex): readonly string[] {
  for (let end = term.length - 2; end > 2; end--) {
    const [first, rest] = [term.slice(0, end), term.slice(end)];
    if (!index.vocabulary.has(first)) continue;
    const filler = ['', ...STOP_WORDS].find(
      (word) => rest.startsWith(word) && isKnown(rest.slice(word.length), index),
    );
    if (filler !== undefined) return [first, rest.slice(filler.length)];
  }
  return [];
}

function isKnown(term: string, index: DocumentIndex): boolean {
  return term.length > 1 && isFound({ term: stemOf(term) }, index);
}

const MAX_TYPOS = 2;

/** Words with fewer letters are not corrected: typos would turn them into any other word. */
const MIN_LETTERS = 4;

/** Finds the words that a mistyped or unfinished word may mean: those with the fewest typos. */
function corrections(typed: string, { vocabulary }: DocumentIndex): readonly Meaning[] {
  let found: Meaning[] = [];
  let fewest = MAX_TYPOS;
  if (typed.length < MIN_LETTERS) return found;
  for (const [word, term] of vocabulary) {
    const distance = editDistance(typed, word, fewest);
    if (distance === undefined) continue;
    // A wrong first letter counts twice: readers rarely get it wrong, and words that differ in it are mostly unrelated.
    const typos = distance.prefix + (typed[0] === word[0] ? 0 : 1);
    const isWhole = distance.whole === distance.prefix;
    if (typos > Math.min(fewest, isWhole ? maxTypos(typed, word) : maxTyposInBeginning(typed))) continue;
    if (typos < fewest) found = [];
    fewest = typos;
    found.push({ term, grade: (isWhole ? 0.8 : 0.5) / Math.max(1, typos), correction: { typed, word } });
  }
  return found;
}

/** The number of typos allowed between two words: two if one of them is long and the other nearly so. */
function maxTypos(typed: string, meant: string): number {
  return typed.length > 5 && Math.max(typed.length, meant.length) > 6 ? MAX_TYPOS : 1;
}

/** Like `maxTypos`, while the reader is still typing: beginnings of words are more alike than words. */
function maxTyposInBeginning({ length }: string): number {
  if (length > 7) return MAX_TYPOS;
  return length > 4 ? 1 : 0;
}
