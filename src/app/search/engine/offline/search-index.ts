import type { SearchIndexFile } from '../../../../shared/search-index.ts';
import { searchWords } from '../../../../shared/search-words.ts';
import { unpackPlaces } from '../../../../shared/word-places.ts';
import { type Field, placeOf } from './fields.ts';
import { type IndexedSection, indexedSections } from './sections.ts';
import { Vocabulary } from './vocabulary.ts';

/** All that offline search knows. */
export interface SearchIndex {
  readonly pages: SearchIndexFile['pages'];
  readonly sections: readonly IndexedSection[];
  readonly vocabulary: Vocabulary;
  /** Where each term of the vocabulary stands, by its number; the places are made by `placeOf`. */
  readonly places: readonly (readonly number[])[];
  /** How terms are written that stand where the file has no text, by their numbers. */
  readonly written: ReadonlyMap<number, string>;
}

/** Makes the index of a file: which words there are and where each of them stands. */
export function createSearchIndex(file: SearchIndexFile): SearchIndex {
  const vocabulary = new Vocabulary();
  const places: number[][] = [];
  const written = new Map<number, string>();
  const addPlace = (term: string, place: number): number => {
    const number = vocabulary.add(term);
    const known = places[number];
    if (known === undefined) places[number] = [place];
    // A section is read in one go, so a repetition follows its first or is not worth a search for it.
    else if (known.at(-1) !== place) known.push(place);
    return number;
  };
  const addText = (text: string, section: number, whole: Field, part: Field) => {
    for (const { term, isPart } of searchWords(text)) addPlace(term, placeOf(section, isPart ? part : whole));
  };

  const sections = indexedSections(file);
  sections.forEach(({ name, text, about, chosenAnchor }, section) => {
    addText(name, section, 'name', 'namePart');
    addText(text, section, 'text', 'textPart');
    addText(about, section, 'about', 'about');
    addText(chosenAnchor, section, 'anchor', 'anchor');
  });
  for (const { word, sections: numbers } of restWords(file)) {
    const words = searchWords(word);
    for (const section of numbers.filter((number) => sections[number] !== undefined)) {
      for (const { term } of words) written.set(addPlace(term, placeOf(section, 'rest')), word);
    }
  }
  return { pages: file.pages, sections, vocabulary, places, written };
}

function restWords({ rest }: SearchIndexFile) {
  const places = rest.places.split(',');
  return rest.words.split(' ').map((word, index) => ({ word, sections: unpackPlaces(places[index] ?? '') }));
}
