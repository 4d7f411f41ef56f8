import type { DocumentIndex, Field, SearchSection } from './document-index.ts';
import type { Meaning } from './query.ts';

/** Weight of a word by its field. Readers search for names first, and for text if no name matches. */
const WEIGHTS: Readonly<Record<Field, number>> = { name: 8.5, headings: 4, keywords: 5, text: 3.7 };

/** Shares of a name's weight: for another form of its word, for a part such as `Node` of `useNode`, for a beginning. */
const [FORM, PART, BEGINNING] = [0.75, 0.5, 0.3];

/** Share that a word adds for its second field. */
const SECOND_FIELD = 0.1;

/** How well a section matches a word or, summed up, a query. */
export interface Match {
  readonly score: number;
  /** The number of words in the section, and the rarity of those in its name. */
  readonly words: number;
  readonly named: number;
  /** The letters of the name that the words account for, and whether the name has one of them as it was typed. */
  readonly letters: number;
  readonly isExact: boolean;
  /** Whether a word is in the section itself, not only in the headings above it. */
  readonly isOwn: boolean;
}

/** Matches one word of a query with the sections that have one of its meanings in a field. */
export function matchWord(
  meanings: readonly Meaning[],
  { sections, find }: DocumentIndex,
): ReadonlyMap<number, Match> {
  const found = new Map<
    number,
    { best: number; second: number; share: number; letters: number; isOwn: boolean }
  >();
  for (const { term, grade, isTyped, isSynonym } of meanings) {
    for (const [field, numbers] of find(term, isTyped)) {
      for (const number of numbers) {
        const match = found.get(number) ?? { best: 0, second: 0, share: 0, letters: 0, isOwn: false };
        const name = field === 'name' ? matchName(term, sections[number]) : undefined;
        const value = WEIGHTS[field] * grade * (name?.share ?? 1);
        match.second = Math.max(match.second, Math.min(match.best, value));
        match.best = Math.max(match.best, value);
        match.isOwn ||= field !== 'headings';
        // A name that means the same is not the name that was asked for: `persist` is not the option `store`.
        if (name !== undefined && !isSynonym && name.share > match.share) Object.assign(match, name);
        found.set(number, match);
      }
    }
  }
  const rarity = Math.log(1 + (sections.length + 0.5) / (found.size + 0.5));
  return new Map(
    [...found].map(([number, { best, second, share, letters, isOwn }]) => {
      const score = rarity * (best + SECOND_FIELD * second);
      return [
        number,
        { score, words: 1, named: share > 0 ? rarity : 0, letters, isExact: share === 1, isOwn },
      ];
    }),
  );
}

/** How a name has a term: the share of the weight, and the letters of the name that the term accounts for. */
function matchName(term: string, section: SearchSection | undefined) {
  const word = section?.nameWords.find((one) => one.stem === term || one.term === term);
  if (word === undefined) return { share: BEGINNING, letters: term.length };
  return { share: word.isPart ? PART : word.term === term ? 1 : FORM, letters: word.term.length };
}
