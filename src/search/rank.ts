import type { DocumentIndex, Field, SearchSection } from './document-index.ts';
import type { Meaning, Query } from './query.ts';

/** Weight of a word by its field. Readers search for names first, and for text if no name matches. */
const WEIGHTS: Readonly<Record<Field, number>> = { name: 8.5, headings: 4, keywords: 5, text: 3.7 };

/** Shares of a name's weight: for another form of its word, and for a part, such as `Node` of `useNode` or a beginning. */
const [FORM, PART] = [0.75, 0.5];

/** Bonus of each word in a name if the query contains the whole name; proportional if it contains less of it. */
const WHOLE_NAME = 3.5;

/** Factors of a page over a section, of each missing word, and of a deprecated entry, which comes after a current one. */
const [PAGE, MISSING_WORD, DEPRECATED] = [1.4, 0.5, 0.7];

/** Share of the scores of a page's sections that each of them gains: a page with many matches is about the topic. */
const WHOLE_PAGE = 0.05;

/**
 * What a section has of a query: the rarity of the words in its name, the letters of the name for which they account,
 * whether one is as typed, and whether one is in the section itself and not only in the headings above it.
 */
const NO_MATCH = { score: 0, words: 0, named: 0, letters: 0, isExact: false, isOwn: false };

/** Orders the sections that FlexSearch finds for a query, best first. */
export function rank(query: Query, index: DocumentIndex): readonly SearchSection[] {
  const matches = new Map<SearchSection, typeof NO_MATCH>();
  for (const meanings of query) {
    const found = matchWord(meanings, index);
    const rarity = Math.log(1 + (index.sections.length + 0.5) / (found.size + 0.5));
    for (const [section, { value, share, letters, isOwn }] of found) {
      const match = matches.get(section) ?? NO_MATCH;
      matches.set(section, {
        score: match.score + rarity * value,
        words: match.words + 1,
        named: match.named + (share > 0 ? rarity : 0),
        letters: match.letters + letters,
        isExact: match.isExact || share === 1,
        isOwn: match.isOwn || isOwn,
      });
    }
  }
  const ranked = [...matches]
    .filter(([, { words, isOwn }]) => isOwn && query.length - words <= query.length / 2)
    .map(([section, match]) => ({ section, ...placeOf(section, match, query) }));
  const totals = new Map<object, number>();
  for (const { section, score } of ranked) totals.set(section.page, (totals.get(section.page) ?? 0) + score);
  const scoreOf = ({ section, score }: (typeof ranked)[number]) =>
    score + WHOLE_PAGE * (totals.get(section.page) ?? 0);
  ranked.sort((a, b) => a.tier - b.tier || scoreOf(b) - scoreOf(a) || a.section.number - b.section.number);
  return ranked.map(({ section }) => section);
}

/** Finds the sections that have one of the meanings of a word: their best field, and what of the name it is. */
function matchWord(meanings: readonly Meaning[], { find }: DocumentIndex) {
  const found = new Map<SearchSection, { value: number; share: number; letters: number; isOwn: boolean }>();
  for (const { term, grade, isTyped, isSynonym } of meanings) {
    for (const [field, section] of find(term)) {
      const name = field === 'name' ? matchName(term, section) : undefined;
      // Only what is being typed may be the beginning of a word.
      if (name?.isBeginning && !isTyped) continue;
      const match = found.get(section) ?? { value: 0, share: 0, letters: 0, isOwn: false };
      match.isOwn ||= field !== 'headings';
      match.value = Math.max(match.value, WEIGHTS[field] * grade * (name?.share ?? 1));
      // A name that means the same is not the name that was asked for: `persist` is not the option `store`.
      if (name !== undefined && !isSynonym && name.share > match.share) Object.assign(match, name);
      found.set(section, match);
    }
  }
  return found;
}

/** How a name has a term: the share of the weight, and the letters of the name that the term accounts for. */
function matchName(term: string, { nameWords }: SearchSection) {
  const word = nameWords.find((one) => one.stem === term || one.term === term);
  if (word === undefined) return { share: PART, letters: term.length, isBeginning: true };
  return { share: word.isPart ? PART : word.term === term ? 1 : FORM, letters: word.term.length };
}

/** The score of a section, and its tier: a page of this title comes first, sections without a word that counts last. */
function placeOf({ kind, name }: SearchSection, match: typeof NO_MATCH, query: Query) {
  const { score, words, named, letters, isExact } = match;
  const share = named === 0 ? 0 : Math.min(1, letters / name.replace(/[^\p{L}\p{N}]/gu, '').length);
  const missing = query.length - words;
  // A title with other forms of the words is mostly about something else: saved pages are not how to save a page.
  const isTopic = kind === 'page' && (named === 0 || isExact);
  const factor = (isTopic ? PAGE : 1) * (kind === 'old' ? DEPRECATED : 1) * MISSING_WORD ** missing;
  // The title of a page, as it is, leads to the page. Of one or two words, each counts.
  const isTitle = isTopic && share === 1 && missing === 0;
  const tier = isTitle ? 0 : missing === 0 || query.length > 2 ? 1 : 2;
  return { tier, score: (score + WHOLE_NAME * named * share) * factor };
}
