/** A word of a text in the form in which search compares words. */
export interface SearchWord {
  /** Lower case, without accents: `Über` → `uber`. */
  readonly term: string;
  /** Offset of the word in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Whether it is one part of the name before it in the list: `Node` of `useNode`, `root` of `ROOT_NODE`. */
  readonly isPart: boolean;
}

/**
 * The form of a word: a version number with its dots; a run of letters, digits and `_`, with an apostrophe in it or the
 * signs of `C++` and `C#` after it; or one emoji. Everything else separates words, so search finds the names in
 * `<Element />`, `useNode()` and `@craftjs/core`.
 */
const WORD =
  /v?\p{N}+(?:\.[\p{N}x]+)+|[\p{L}\p{M}\p{N}_]+(?:['’]\p{L}+|\+\+|#(?![\p{L}\p{N}]))?|\p{Extended_Pictographic}/gu;

/**
 * Scripts that write no spaces and whose characters are syllables or ideas: each counts as a word, so that a word is found
 * within a longer one, and whatever dictionary a browser has.
 */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu;

/** Scripts that write no spaces, and whose characters are letters: browsers know their words. */
const SEGMENTED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}\p{N}]+/gu;

/** The words of a text in order, names followed by their parts. */
export function searchWords(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const { term, start, end, isPart } of wordsOf(word)) {
      words.push({ term, start: index + start, end: index + end, isPart });
    }
  }
  return words;
}

/** Two words with a hyphen or a dot between them, which readers also write as one. */
const COMPOUND =
  /(?<![\p{L}\p{M}\p{N}_.-])([\p{L}\p{M}]+)[-.\u2010\u2011]([\p{L}\p{M}]+)(?![\p{L}\p{M}\p{N}_-])/gu;

/** The words of a text of the documentation: `nextjs` for `Next.js`, `readonly` for `read-only`, and those of `searchWords`. */
export function textWords(text: string): SearchWord[] {
  const compounds = [...text.matchAll(COMPOUND)].map(({ 0: compound, 1: first, 2: second, index }) => ({
    term: normalise(`${first}${second}`),
    start: index,
    end: index + compound.length,
    isPart: false,
  }));
  return [...compounds, ...searchWords(text)];
}

/** Caches the words of each match, because matches recur and splitting them is most of the work. */
const known = new Map<string, readonly SearchWord[]>();
const MAX_CACHED_TEXTS = 20_000;

function wordsOf(word: string): readonly SearchWord[] {
  const before = known.get(word);
  if (before !== undefined) return before;
  const words = isAscii(word) ? nameWords(word, 0) : unspacedWords(word);
  if (known.size === MAX_CACHED_TEXTS) known.clear();
  known.set(word, words);
  return words;
}

function unspacedWords(text: string): readonly SearchWord[] {
  if (SEGMENTED.test(text)) {
    const segments = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)];
    return segments.flatMap(({ segment, index }) => nameWords(segment, index));
  }
  return [...text.matchAll(UNSPACED)].flatMap(({ 0: word, index }) => nameWords(word, index));
}

function nameWords(name: string, start: number): SearchWord[] {
  const word = { term: normalise(name), start, end: start + name.length, isPart: false };
  if (word.term === '') return [];
  if (!/^[\p{L}\p{M}\p{N}_]+$/u.test(name)) return [word];
  const parts = [...name.matchAll(PART)].map(({ 0: part, index }) => ({
    term: normalise(part),
    start: start + index,
    end: start + index + part.length,
    isPart: true,
  }));
  return parts.length < 2 ? [word] : [word, ...parts.filter(({ term }) => term.length > 1)];
}

/** Letters that Unicode does not take apart, and how readers without a key for them write them. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
};

function normalise(word: string): string {
  return withoutMarks(word.toLowerCase())
    .replace(/['’]s$|^v(?=\d+\.)/, '')
    .replace(/['’]|^_+|(?<!_)_+$/g, '');
}

function withoutMarks(word: string): string {
  if (isAscii(word)) return word;
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter);
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** Reduces a name to lower-case letters and digits, so that `<Element />` and `element` compare equal. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
