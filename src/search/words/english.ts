/** English words that do not tell topics apart. A query need not contain them, and the index omits them where it only lists words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after again all also am an and any are as at be because been before being between both but by can cannot cant ' +
    'could did do does doesnt doing done dont each either else ever every few for from get gets getting had has have ' +
    'having he her here his how i if in instead into is isnt it its itself just like many may me might more most much must ' +
    'my neither no nor not now of off on once one only onto or other others our out over own per same she should so ' +
    'some still such than that the their them then there therefore these they thing things this those through thus to ' +
    'too under until up us very via want wants was way we were what when where whether which while who whose why ' +
    'will with within without would yet you your'
  ).split(' '),
);

/**
 * Returns the common stem of the forms of an English word: the same for `deleting`, `deleted`, `deletes` and `delete`.
 * Only endings that do not change the meaning are removed. The stem need not be a word, and a wrong one only ranks two
 * words as related.
 */
export function wordStem(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  const stem = withoutSuffix(singular(term));
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}

function singular(term: string): string {
  if (/(ss|us|is)$/.test(term)) return term;
  if (/ies$/.test(term)) return `${term.slice(0, -3)}y`;
  return /(s|x|z|ch|sh)es$/.test(term) ? term.slice(0, -2) : term.replace(/s$/, '');
}

/** The replacements of suffixes, in the order in which they are tried. */
const SUFFIXES = [
  ['ization', 'iz'],
  ['isation', 'is'],
  ['ion', ''],
  ['able', ''],
  ['ing', ''],
  ['ed', ''],
] as const;

function withoutSuffix(term: string): string {
  const [suffix = '', replacement = ''] = SUFFIXES.find(([end]) => term.endsWith(end)) ?? [];
  const stem = term.slice(0, term.length - suffix.length);
  if (suffix === '' || stem.length < (suffix === 'able' ? 4 : 3) || !/[aeiouy]/.test(stem)) return term;
  // `dragging` and `dropped` double a letter that `drag` and `drop` have once; `call` and `press` have it twice.
  return stem.replace(/([^aeiouylsz])\1$/, '$1') + replacement;
}

/**
 * Words that readers of any documentation use for one another. Words of one library do not belong here, nor does an
 * answer to a single query: pages should use the words that their readers use.
 */
const SYNONYMS = [
  'delete remove',
  'duplicate copy clone',
  'save persist store',
  'load restore',
  'upgrade migrate update',
  'error exception throw',
  'forbid prevent restrict',
  'customize custom',
  'donate fund sponsor',
  'credit acknowledgement thank',
  'slow fast quick performance speed',
  'multiple several',
  'dialog modal popup',
  'key shortcut',
  'broken break lose lost',
  'limit maximum',
].map((group) => group.split(' ').map(wordStem));

/** Returns the stems of words that mean the same as any form of this one. */
export function synonymStems(term: string): readonly string[] {
  const stem = wordStem(term);
  return SYNONYMS.filter((group) => group.includes(stem)).flatMap((group) =>
    group.filter((other) => other !== stem),
  );
}
