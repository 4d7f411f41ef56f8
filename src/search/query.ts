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

/** More words improve no answer; a pasted page must not keep the worker busy. */
const MAX_WORDS = 12;

/** Parses a query. Stop words count as words only if the query has no others. */
export function parseQuery(text: string, index: DocumentIndex): Query {
  const typed = searchWords(text).filter(({ isPart }) => !isPart);
  const terms = [...new Set(typed.map(({ term }) => term))].slice(0, MAX_WORDS);
  const fillers = terms.filter((term) => STOP_WORDS.has(term));
  const significant = fillers.length < terms.length ? terms.filter((term) => !STOP_WORDS.has(term)) : terms;
  const words = significant.flatMap((term, place) => {
    const around = [`${significant[place - 1] ?? ''}${term}`, `${term}${significant[place + 1] ?? ''}`];
    const found = asTyped([term, ...around], index).filter((meaning) => isFound(meaning, index));
    if (found.length > 0) return [found];
    const corrected = corrections(term, index);
    if (corrected.length > 0) return [corrected];
    const separate = wordsIn(term, index);
    return separate.length > 1 ? separate.map((part) => asTyped([part], index)) : [[]];
  });
  return { words, fillers, maxMissing: Math.floor(significant.length / 2) };
}

function isFound({ term, isTyped }: Pick<Meaning, 'term' | 'isTyped'>, { find }: DocumentIndex): boolean {
  return find(term, isTyped).some(([, sections]) => sections.length > 0);
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

/**
 * Takes an unknown word apart that consists of known ones, if need be with a stop word between them: `touchscreen`,
 * `draganddrop`.
 */
function wordsIn(term: string, index: DocumentIndex): readonly string[] {
  const isKnown = (word: string) => word.length > 1 && isFound({ term: stemOf(word) }, index);
  for (let end = term.length - 2; end > 2; end--) {
    const [first, rest] = [term.slice(0, end), term.slice(end)];
    if (!index.vocabulary.has(first)) continue;
    const filler = ['', ...STOP_WORDS].find(
      (word) => rest.startsWith(word) && isKnown(rest.slice(word.length)),
    );
    if (filler !== undefined) return [first, rest.slice(filler.length)];
  }
  return [];
}

/** Finds the words that a mistyped or unfinished word may mean: those with the fewest typos. */
function corrections(typed: string, { vocabulary }: DocumentIndex): readonly Meaning[] {
  let found: Meaning[] = [];
  let fewest = maxTypos(typed);
  if (fewest === 0) return found;
  for (const [word, term] of vocabulary) {
    const distance = editDistance(typed, word, fewest);
    if (distance === undefined) continue;
    // A wrong first letter counts twice: readers rarely get it wrong, and words that differ in it are mostly unrelated.
    const typos = distance.prefix + (typed[0] === word[0] ? 0 : 1);
    const isWhole = distance.whole === distance.prefix;
    // Beginnings of words are more alike than words.
    if (typos > Math.min(fewest, maxTypos(isWhole ? typed : typed.slice(1)))) continue;
    if (typos < fewest) found = [];
    fewest = typos;
    found.push({ term, grade: (isWhole ? 0.8 : 0.5) / Math.max(1, typos), correction: { typed, word } });
  }
  return found;
}

/** The number of typos allowed in a word: shorter ones would turn into any other word. */
function maxTypos({ length }: string): number {
  if (length > 6) return 2;
  return length > 3 ? 1 : 0;
}
