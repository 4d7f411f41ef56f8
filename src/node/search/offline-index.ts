import { createHash } from 'node:crypto';
import {
  SEARCH_INDEX_VERSION,
  type SearchIndexFile,
  type SearchIndexWords,
} from '../../shared/search-index.ts';
import { searchPartPath } from '../../shared/search-parts.ts';
import { searchWords } from '../../shared/search-words.ts';
import { packAnchor } from '../../shared/section-anchor.ts';
import { STOP_WORDS } from '../../shared/stop-words.ts';
import { packPlaces } from '../../shared/word-places.ts';
import { wordStem } from '../../shared/word-stem.ts';
import type { PageSection, SearchablePage } from './page-sections.ts';
import { splitIndex } from './split-index.ts';

/** A section's text as the offline file holds it. */
interface CondensedText {
  /** How the text begins, as it is, with an ellipsis where it goes on: what readers see of it. */
  readonly opening: string;
  /** The other words, each once, as they are written where they come first. */
  readonly rest: readonly string[];
}

/**
 * The length of an opening, in characters; about two lines of a hit. They are half of the file. Every word of a
 * section is found all the same.
 */
const OPENING = 120;

/** Keeps the beginning of a section's text, and of the rest only which words it has. */
function condense({ name, text, type }: PageSection): CondensedText {
  const line = inOneLine(text);
  const opening = line.slice(0, openingEnd(line));
  // Search takes the forms of a word for one another, so one of them is enough.
  const known = new Set(searchWords(`${name} ${opening}`).map(({ term }) => wordStem(term)));
  const rest: string[] = [];
  const tail = `${line.slice(opening.length)} ${type}`;
  for (const { term, start, end, isPart } of searchWords(tail)) {
    const stem = wordStem(term);
    // Parts come again with their names, and one letter is no topic.
    if (isPart || known.has(stem) || STOP_WORDS.has(term) || /^[a-z0-9]$/.test(term)) continue;
    known.add(stem);
    rest.push(tail.slice(start, end));
  }
  return { opening: opening.length < line.length ? `${opening} …` : opening, rest };
}

/** Sentences follow one another; what is none, such as a row of a table, is set apart. */
function inOneLine(text: string): string {
  return text.replace(/([.!?:;,…])?\n/g, (_, sign: string | undefined) =>
    sign === undefined ? ' · ' : `${sign} `,
  );
}

/** The end of the word in which the opening is full. A little more than an opening is not worth cutting. */
function openingEnd(text: string): number {
  if (text.length <= OPENING * 1.15) return text.length;
  const space = text.indexOf(' ', OPENING);
  return space === -1 || space > OPENING * 1.5 ? OPENING : space;
}

/** The file of the offline search for these pages. */
function offlineIndex(pages: readonly SearchablePage[]): SearchIndexFile {
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

/** The files from which offline search works: one, or an outline and its parts. */
interface SearchIndexOutput {
  /** Path below the site's root of the file that documents name; named after the content of all files. */
  readonly path: string;
  /** The texts of all files by their paths. Browsers may keep them for good. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * The most characters of a search index in one file: about 300 KB as they travel, which is more than a query loads of an
 * index in parts. `SEARCH_INDEX_LIMIT` sets another number.
 */
const INDEX_LIMIT = readLimit(process.env['SEARCH_INDEX_LIMIT'] || '1000000');

/** The characters of a part with words, about 12 KB as they travel. Half of the limit where that is less. */
const PART_SIZE = 32_000;

/** Makes the search index of a site's documentation pages. */
export function searchIndexFiles(pages: readonly SearchablePage[], limit = INDEX_LIMIT): SearchIndexOutput {
  const index = offlineIndex(pages);
  const whole = JSON.stringify(index);
  const { outline, parts } =
    whole.length <= limit ? { outline: index, parts: [] } : splitIndex(index, Math.min(PART_SIZE, limit / 2));
  const texts = [...parts].map(([name, part]) => [name, JSON.stringify(part)] as const);
  const root = JSON.stringify(outline);
  const hash = createHash('sha256').update(root);
  for (const [, text] of texts) hash.update(text);
  const path = `assets/search-${hash.digest('hex').slice(0, 8)}.json`;
  const partFiles = texts.map(([name, text]) => [searchPartPath(path, name), text] as const);
  return { path, files: new Map([[path, root], ...partFiles]) };
}

/** Makes the search index of a site in one file, whatever its size. */
export function searchIndexText(pages: readonly SearchablePage[]): string {
  return JSON.stringify(offlineIndex(pages));
}

function readLimit(value: string): number {
  if (!/^\d+$/.test(value)) {
    throw new Error(`SEARCH_INDEX_LIMIT is "${value}". It must be a number of characters, such as 1000000.`);
  }
  return Number(value);
}
