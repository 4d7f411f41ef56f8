import type { IndexedPage, SectionKind } from '../../search/index-file.ts';
import { STOP_WORDS } from '../../search/words/english.ts';
import { searchWords } from '../../search/words/words.ts';
import { hashOf } from '../markdown/page/page.ts';
import type { PageSection, SearchablePage } from './page-sections.ts';

/** The length of an opening in characters: about two lines of a hit. Every word of a section is indexed regardless. */
const OPENING_LENGTH = 120;

/**
 * Returns the beginning of a section's text, which readers see, with an ellipsis if the text continues; and the other
 * words, each once, spelled as at their first occurrence, in an order in which they compress well.
 */
function condense({ name, text, type }: PageSection): readonly [text: string, words: string] {
  const line = inOneLine(text);
  const opening = line.slice(0, openingEnd(line));
  // Search treats the forms of a word as equal, so one of them is enough.
  const known = new Set(searchWords(`${name} ${opening}`).map(({ stem }) => stem));
  const rest: string[] = [];
  const tail = `${line.slice(opening.length)} ${type}`;
  for (const { term, stem, start, end, isPart } of searchWords(tail)) {
    // The parts of a name are derived from it again, and one letter is not a topic.
    if (isPart || known.has(stem) || STOP_WORDS.has(term) || /^[a-z0-9]$/.test(term)) continue;
    known.add(stem);
    rest.push(tail.slice(start, end));
  }
  return [opening.length < line.length ? `${opening} …` : opening, rest.sort().join(' ')];
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

const KINDS = {
  start: 'page',
  heading: 'heading',
  entry: 'row',
  problem: 'row',
  'deprecated entry': 'old',
} as const satisfies Record<PageSection['kind'], SectionKind>;

/** Creates the text of the search index of a site's documentation pages. */
export function searchIndexText(pages: readonly SearchablePage[]): string {
  const indexed: readonly IndexedPage[] = pages.map(({ page, sections }) => ({
    slug: page.id,
    title: page.title,
    category: page.category,
    badge: page.badge ?? '',
    sections: sections.map((section) => [
      section.level,
      KINDS[section.kind],
      section.name,
      section.anchor,
      ...condense(section),
    ]),
  }));
  return JSON.stringify(indexed);
}

/** Returns the path of an index below the site's root, with a hash of its text: browsers may cache it for ever. */
export function searchIndexPath(text: string): string {
  return `assets/search-${hashOf(text).slice(0, 8)}.json`;
}
