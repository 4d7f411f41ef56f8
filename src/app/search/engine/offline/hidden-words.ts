import { fieldOf, isName, isShown, placeOf, sectionOf } from './fields.ts';
import type { TermMatches } from './match-word.ts';
import type { SearchIndex } from './search-index.ts';

/** Words of a section that match a query, but stand where the index has no text of the section to show. */
export function hiddenWords(
  section: number,
  terms: readonly TermMatches[],
  index: SearchIndex,
): readonly string[] {
  const above = sectionsAbove(section, index);
  const words = terms.flatMap((matches) => hiddenWord(section, above, matches, index) ?? []);
  return [...new Set(words)];
}

/** The best match for one word of the query; undefined where readers see one, or the section has none. */
function hiddenWord(
  section: number,
  above: ReadonlySet<number>,
  matches: TermMatches,
  { places, written }: SearchIndex,
): string | undefined {
  const hidden = placeOf(section, 'rest');
  let best: { readonly term: number; readonly grade: number } | undefined;
  for (const [term, { grade }] of matches) {
    for (const place of places[term] ?? []) {
      const field = fieldOf(place);
      const inSection = sectionOf(place) === section && isShown(field);
      if (inSection || (isName(field) && above.has(sectionOf(place)))) return undefined;
      if (place === hidden && grade > (best?.grade ?? 0)) best = { term, grade };
    }
  }
  return best && written.get(best.term);
}

function sectionsAbove(section: number, { sections }: SearchIndex): ReadonlySet<number> {
  const above = new Set<number>();
  let parent = sections[section]?.parent;
  while (parent !== undefined) {
    above.add(parent);
    parent = sections[parent]?.parent;
  }
  return above;
}
