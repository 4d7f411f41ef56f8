import {
  ROW_LEVEL,
  SEARCH_INDEX_VERSION,
  type SearchIndexFile,
  type SearchIndexWords,
} from '../../search/format/search-index.ts';
import { packAnchor } from '../../search/format/section-anchor.ts';
import { packPlaces } from '../../search/format/word-places.ts';
import { textWords } from '../../search/words/search-words.ts';
import { STOP_WORDS } from '../../search/words/stop-words.ts';
import { wordStem } from '../../search/words/word-stem.ts';
import { addTo } from '../../shared/add-to.ts';
import { hashOf } from '../markdown/page/page.ts';
import type { PageSection, SearchablePage } from './page-sections.ts';

/**
 * The length of an opening, in characters: about two lines of a hit. Openings are half of the file. Every word of a
 * section is indexed regardless.
 */
const OPENING_LENGTH = 120;

/**
 * Keeps the beginning of a section's text, which readers see, with an ellipsis if the text continues; and the other words,
 * each once, spelled as at their first occurrence.
 */
function condense({ name, text, type }: PageSection) {
  const line = inOneLine(text);
  const opening = line.slice(0, openingEnd(line));
  // Search treats the forms of a word as equal, so one of them is enough.
  const known = new Set(textWords(`${name} ${opening}`).map(({ term }) => wordStem(term)));
  const rest: string[] = [];
  const tail = `${line.slice(opening.length)} ${type}`;
  for (const { term, start, end, isPart } of textWords(tail)) {
    const stem = wordStem(term);
    // The parts of a name are derived from it again, and one letter is not a topic.
    if (isPart || known.has(stem) || STOP_WORDS.has(term) || /^[a-z0-9]$/.test(term)) continue;
    const spelling = tail.slice(start, end);
    // A compound comes before its words, which are derived from it.
    for (const word of textWords(spelling)) if (!word.isPart) known.add(wordStem(word.term));
    rest.push(spelling);
  }
  return { opening: opening.length < line.length ? `${opening} …` : opening, rest };
}

/** Joins lines into one. Lines that are not sentences, such as rows of a table, are separated by a mark. */
function inOneLine(text: string): string {
  return text.replace(/([.!?:;,…])?\n/g, (_, sign: string | undefined) =>
    sign === undefined ? ' · ' : `${sign} `,
  );
}

/** Returns the end of the word at which the opening is full. A text slightly longer than an opening is not cut. */
function openingEnd(text: string): number {
  if (text.length <= OPENING_LENGTH * 1.15) return text.length;
  const space = text.indexOf(' ', OPENING_LENGTH);
  return space === -1 || space > OPENING_LENGTH * 1.5 ? OPENING_LENGTH : space;
}

function offlineIndex(pages: readonly SearchablePage[]): SearchIndexFile {
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.map(condense);
  return {
    version: SEARCH_INDEX_VERSION,
    pages: pages.map(({ page, sections: { length } }) => [
      page.id,
      page.title,
      page.category,
      page.badge ?? '',
      length,
    ]),
    sections: {
      levels: sections.map(codedLevel).join(''),
      names: sections.map(({ name }) => name),
      anchors: sections.map(({ anchor, name }) => packAnchor(anchor, name)),
      texts: texts.map(({ opening }) => opening),
    },
    rest: wordPlaces(texts.map(({ rest }) => rest)),
  };
}

function codedLevel({ kind, level }: PageSection): string {
  const rows = { start: 0, heading: 0, entry: 1, problem: 1, 'deprecated entry': 2 }[kind];
  return (level + rows * ROW_LEVEL).toString(36);
}

/** Inverts the words of each section to the sections of each word. */
function wordPlaces(sections: readonly (readonly string[])[]): SearchIndexWords {
  const places = new Map<string, number[]>();
  for (const [section, words] of sections.entries()) for (const word of words) addTo(places, word, section);
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: sorted.map(([word]) => word).join(' '),
    places: sorted.map(([, numbers]) => packPlaces(numbers)).join(','),
  };
}

/** Creates the text of the search index of a site's documentation pages. */
export function searchIndexText(pages: readonly SearchablePage[]): string {
  return JSON.stringify(offlineIndex(pages));
}

/** Returns the path of an index below the site's root, with a hash of its text: browsers may cache it for ever. */
export function searchIndexPath(text: string): string {
  return `assets/search-${hashOf(text).slice(0, 8)}.json`;
}
