import {
  SEARCH_INDEX_VERSION,
  type SearchIndexFile,
  type SearchIndexWords,
} from '../../shared/search-index.ts';
import { packAnchor } from '../../shared/section-anchor.ts';
import { packPlaces } from '../../shared/word-places.ts';
import type { SearchablePage } from './page-sections.ts';
import { condense } from './section-text.ts';

/** The file of the offline search for these pages. */
export function offlineIndex(pages: readonly SearchablePage[]): SearchIndexFile {
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.map(condense);
  return {
    version: SEARCH_INDEX_VERSION,
    pages: pages.map(({ page, sections: { length } }) => [
      page.slug,
      page.title,
      page.category,
      page.badge ?? '',
      length,
    ]),
    sections: {
      levels: sections.map(({ level }) => level).join(''),
      names: sections.map(({ name }) => name),
      anchors: sections.map(({ anchor, name }) => packAnchor(anchor, name)),
      texts: texts.map(({ opening }) => opening),
    },
    rest: wordPlaces(texts.map(({ rest }) => rest)),
  };
}

/** Turns the words of each section round: the sections of each word. */
function wordPlaces(sections: readonly (readonly string[])[]): SearchIndexWords {
  const places = new Map<string, number[]>();
  sections.forEach((words, section) => {
    for (const word of words) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [section]);
      else known.push(section);
    }
  });
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: sorted.map(([word]) => word).join(' '),
    places: sorted.map(([, numbers]) => packPlaces(numbers)).join(','),
  };
}
