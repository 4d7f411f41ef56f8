import { addTo } from '../shared/add-to.ts';
import type { DocumentIndex, SearchSection } from './document-index.ts';
import { type Match, matchWord } from './match.ts';
import type { Query } from './query.ts';

/** Bonus of each word in a name if the query contains the whole name; proportional if it contains less of it. */
const WHOLE_NAME = 3.5;

/** Score of a page whose title consists of the query's words: more than any other. */
const IS_TITLE = 1000;

/** Factors of a page over a section, of each missing word, and of a deprecated entry, which comes after a current one. */
const [PAGE, MISSING_WORD, DEPRECATED] = [1.4, 0.5, 0.7];

/** Share of its other matching sections that each section of a page gains: such a page is about the topic. */
const OTHER_SECTIONS = 0.07;

/** Fewer sections with both words of a query are hardly an answer, and may contain them by chance. */
const FEW_MATCHES = 4;

interface Ranked {
  readonly section: SearchSection;
  readonly words: number;
  readonly score: number;
}

/** Orders the sections that FlexSearch finds for a query, best first. */
export function rank(query: Query, index: DocumentIndex): readonly SearchSection[] {
  const matches = new Map<number, Match>();
  for (const meanings of query.words) {
    for (const [number, match] of matchWord(meanings, index))
      matches.set(number, sum(match, matches.get(number)));
  }
  const found = index.sections.flatMap((section): readonly Ranked[] => {
    const match = matches.get(section.number);
    return match === undefined || !match.isOwn
      ? []
      : [{ section, words: match.words, score: scoreOf(section, match, query) }];
  });
  const byPage = new Map<object, Ranked[]>();
  for (const one of withEnoughWords(found, query)) addTo(byPage, one.section.page, one);
  const ranked = [...byPage.values()].flatMap((sections) => {
    const others = sections.toSorted(byScore).slice(1, 6);
    const gain = OTHER_SECTIONS * others.reduce((total, { score }) => total + score, 0);
    return sections.map((one) => ({ ...one, score: one.score + gain }));
  });
  ranked.sort(byScore);
  // Of one or two words, each counts.
  const isComplete = (one: Ranked) => one.words === query.words.length || query.words.length > 2;
  return [...ranked.filter(isComplete), ...ranked.filter((one) => !isComplete(one))].map(
    ({ section }) => section,
  );
}

/** Best first; equal scores keep the order of the documentation. */
function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.section.number - b.section.number;
}

/** The sections that lack no more words than they may; of two words, those with both, unless they are few. */
function withEnoughWords(found: readonly Ranked[], { words, maxMissing }: Query): readonly Ranked[] {
  const complete = found.filter((one) => one.words === words.length);
  const isEnough = words.length < 3 && complete.length >= FEW_MATCHES;
  return isEnough ? complete : found.filter((one) => words.length - one.words <= maxMissing);
}

function sum(match: Match, before: Match | undefined): Match {
  if (before === undefined) return match;
  return {
    score: before.score + match.score,
    words: before.words + match.words,
    named: before.named + match.named,
    letters: before.letters + match.letters,
    isExact: before.isExact || match.isExact,
    isOwn: before.isOwn || match.isOwn,
  };
}

function scoreOf(section: SearchSection, match: Match, { words, fillers }: Query): number {
  const filled = fillers.filter((filler) => section.nameWords.some(({ term }) => term === filler)).join('');
  const letters = section.name.replace(/[^\p{L}\p{N}]/gu, '').length;
  const share = match.named === 0 ? 0 : Math.min(1, (match.letters + filled.length) / letters);
  const missing = words.length - match.words;
  const score = (match.score + WHOLE_NAME * match.named * share) * MISSING_WORD ** missing;
  if (section.isDeprecated) return score * DEPRECATED;
  if (!section.isPage) return score;
  // A title with other forms of the words is mostly about something else: saved pages are not how to save a page.
  const isAbout = match.named === 0 || match.isExact;
  return (isAbout ? score * PAGE : score) + (share === 1 && missing === 0 ? IS_TITLE : 0);
}
