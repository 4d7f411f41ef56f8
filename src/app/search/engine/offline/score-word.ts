import { fieldOf, isName, sectionOf } from './fields.ts';
import type { TermMatch, TermMatches } from './match-word.ts';
import type { SearchIndex } from './search-index.ts';
import { FIELD_WEIGHTS, FURTHER_FIELD } from './weights.ts';

/** What a word of a query is worth in each section, by the section's number; 0 where it does not stand. */
export interface WordScores {
  /** In the section itself. */
  readonly own: Float64Array;
  /** In the section's name. */
  readonly name: Float64Array;
  /** How many letters of the section's name the word accounts for. */
  readonly letters: Float64Array;
  /** How much the word tells: more, the fewer sections have it. */
  readonly rarity: number;
}

/** Scores one word, which stands for any of these terms. */
export function scoreWord(terms: TermMatches, { sections: { length }, places }: SearchIndex): WordScores {
  const own = new Float64Array(length);
  const name = new Float64Array(length);
  const letters = new Float64Array(length);
  for (const [place, { score, match }] of bestAtPlaces(terms, places)) {
    const section = sectionOf(place);
    const before = own[section] ?? 0;
    own[section] = Math.max(before, score) + FURTHER_FIELD * Math.min(before, score);
    if (!isName(fieldOf(place))) continue;
    name[section] = Math.max(name[section] ?? 0, score);
    letters[section] = Math.max(letters[section] ?? 0, match.letters);
  }
  const found = own.reduce((count, score) => (score > 0 ? count + 1 : count), 0);
  return { own, name, letters, rarity: Math.log(1 + (length + 0.5) / (found + 0.5)) };
}

/** At each place where terms stand, the one that matches best. */
function bestAtPlaces(terms: TermMatches, places: SearchIndex['places']) {
  const best = new Map<number, { readonly score: number; readonly match: TermMatch }>();
  for (const [term, match] of terms) {
    for (const place of places[term] ?? []) {
      const score = FIELD_WEIGHTS[fieldOf(place)] * match.grade;
      if (score > (best.get(place)?.score ?? 0)) best.set(place, { score, match });
    }
  }
  return best;
}
