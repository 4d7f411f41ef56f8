import { Memory } from '../../shared/memory.ts';
import { wordStem } from './english.ts';

/** A word of a text in the form in which search compares words. */
export interface Word {
  /** Lower case, without accents: `Über` → `uber`. */
  readonly term: string;
  /** What all forms of the word have in common; the term itself in languages other than English. */
  readonly stem: string;
  /** Offset of the word in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Whether it is a part of the word before it in the list: `Node` of `useNode`, `étang` of `l’étang`. */
  readonly isPart: boolean;
}

/** Signs that allow a break within a word, or join letters: soft hyphens, spaces without width, and joiners. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * The form of a word: a version number with its dots; a run of letters, digits and `_`, with an apostrophe in it or the
 * signs of `C++` and `C#` after it; or one emoji. Everything else separates words, so search finds the names in
 * `<Element />`, `useNode()` and `@craftjs/core`.
 */
const WORD =
  /v?\p{N}+(?:\.[\p{N}x]+)+|[\p{L}\p{M}\p{N}_\u00AD\u200B-\u200D\u2060\uFEFF]+(?:['’]\p{L}+|\+\+|#(?![\p{L}\p{N}]))?|\p{Extended_Pictographic}/gu;

/** Scripts that write no spaces and whose characters are syllables or ideas: each counts as a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu;

/** Scripts that write no spaces, and whose characters are letters: browsers know their words. */
const SEGMENTED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** What follows an elided article or preposition: `étang` in `l’étang`. */
const AFTER_APOSTROPHE = /(?<=^\p{L}+['’])\p{L}{3,}$/gu;

/** The parts of a name in camel case or with `_`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}\p{N}\u00AD\u200B-\u200D\u2060\uFEFF]+/gu;

/** The words of a text in order, names followed by their parts. */
export function searchWords(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: match, index }) =>
    wordsOf(match).map((word) => ({ ...word, start: word.start + index, end: word.end + index })),
  );
}

/** Caches the words of each match, because matches recur and splitting them is most of the work. */
const known = new Memory<readonly Word[]>(20_000);

function wordsOf(match: string): readonly Word[] {
  return known.get(match, () => piecesOf(match).flatMap(([piece, start]) => nameWords(piece, start)));
}

function piecesOf(match: string): readonly (readonly [piece: string, start: number])[] {
  if (!SEGMENTED.test(match))
    return [...match.matchAll(UNSPACED)].map(({ 0: piece, index }) => [piece, index]);
  const segments = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(match)];
  return segments.map(({ segment, index }) => [segment, index]);
}

function nameWords(name: string, start: number): readonly Word[] {
  const word = toWord(name, start, start + name.length, false);
  if (word.term === '') return [];
  const isName = !/['’+#.]/.test(name);
  const parts = [...name.matchAll(isName ? PART : AFTER_APOSTROPHE)].map(({ 0: part, index }) =>
    toWord(part, start + index, start + index + part.length, true),
  );
  return [word, ...parts.filter(({ term }) => term.length > 1 && term !== word.term)];
}

function toWord(text: string, start: number, end: number, isPart: boolean): Word {
  const term = normalise(text);
  return { term, stem: wordStem(term), start, end, isPart };
}

/** Letters that Unicode does not take apart, each before what readers without a key for it write. */
const LETTERS = new Map(
  'æae œoe ßss þth øo đd ðd ħh ıi łl ŋn ŧt'.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

function normalise(word: string): string {
  const folded = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => LETTERS.get(letter) ?? letter);
  return folded.replace(/['’]s$|^v(?=\d+\.)/, '').replace(/['’]|^_+|(?<!_)_+$/g, '');
}
