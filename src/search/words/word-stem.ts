/**
 * Returns the common stem of the forms of an English word: the same for `deleting`, `deleted`, `deletes` and `delete`.
 * Only endings that do not change the meaning are removed. The stem need not be a word, and a wrong one only ranks two
 * words as related.
 */
export function wordStem(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  return withoutLastVowel(withoutSuffix(singular(term)));
}

/** Returns the letters with which all forms of a word begin. A stem may end in another letter: "copi" of "copy". */
export function beginningOfForms(term: string): string {
  const stem = wordStem(term);
  return term.startsWith(stem) ? stem : stem.slice(0, -1);
}

function singular(term: string): string {
  if (/(ss|us|is)$/.test(term)) return term;
  if (/ies$/.test(term)) return `${term.slice(0, -3)}y`;
  return /(s|x|z|ch|sh)es$/.test(term) ? term.slice(0, -2) : term.replace(/s$/, '');
}

function withoutSuffix(term: string): string {
  for (const [suffix, replacement] of SUFFIXES) {
    if (!term.endsWith(suffix)) continue;
    const stem = term.slice(0, -suffix.length);
    if (stem.length < (suffix === 'able' ? 4 : 3) || !/[aeiouy]/.test(stem)) return term;
    return withoutDouble(stem) + replacement;
  }
  return term;
}

/** The replacements of suffixes, in the order in which they are tried. */
const SUFFIXES: readonly (readonly [suffix: string, replacement: string])[] = [
  ['ization', 'iz'],
  ['isation', 'is'],
  ['ion', ''],
  ['able', ''],
  ['ing', ''],
  ['ed', ''],
];

/** `dragging` and `dropped` double a letter that `drag` and `drop` have once; `call` and `press` have it twice. */
function withoutDouble(stem: string): string {
  return /([^aeiouylsz])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

function withoutLastVowel(stem: string): string {
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}
