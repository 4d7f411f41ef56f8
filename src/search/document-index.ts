import { Document } from 'flexsearch-compact';
import { pagePath } from '../shared/page-path.ts';
import type { IndexedPage, SectionKind } from './index-file.ts';
import { searchWords, type Word } from './words/words.ts';

/** A section as search finds, ranks and shows it. */
export interface SearchSection {
  /** Its place in the documentation. */
  readonly number: number;
  readonly page: IndexedPage;
  /** Path of the page and anchor of the section, without the base path. */
  readonly href: string;
  readonly kind: SectionKind;
  /** The page's title, a heading, an API name or a symptom. */
  readonly name: string;
  readonly nameWords: readonly Word[];
  /** The headings that lead to it, from the outermost, without the page's title. */
  readonly path: readonly string[];
  /** The beginning of the text, and the words that occur only after it. */
  readonly text: string;
  readonly words: string;
}

/** The fields of a section in FlexSearch: `name` has its words' beginnings too, `headings` include the page's title. */
const FIELDS = ['name', 'headings', 'keywords', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** The index of offline search. */
export interface DocumentIndex {
  readonly sections: readonly SearchSection[];
  /** Each word of the documentation with its stem. */
  readonly vocabulary: ReadonlyMap<string, string>;
  readonly stems: ReadonlySet<string>;
  /** Returns by field the sections with a term or stem; also those with names that have a word that begins with it. */
  readonly find: (term: string) => readonly (readonly [Field, SearchSection])[];
}

/** Indexes the sections of pages with FlexSearch. */
export function createDocumentIndex(pages: readonly IndexedPage[]): DocumentIndex {
  const sections = pages.flatMap(sectionsOf).map((section, number) => ({ ...section, number }));
  const vocabulary = new Map<string, string>();
  const stemsOf = (text: string) =>
    searchWords(text).map(({ term, stem }) => {
      vocabulary.set(term, stem);
      return stem;
    });
  const document = new Document<Record<Field | 'id', string>>({
    document: {
      id: 'id',
      index: FIELDS.map((field) => ({
        field,
        tokenize: field === 'name' ? 'forward' : 'strict',
        encode: (words: string) => words.split(' '),
        resolution: 1,
      })),
    },
  });
  for (const { number, name, nameWords, path, page, kind, href, text, words } of sections) {
    const isPage = kind === 'page';
    // The anchor of a writer's own choice describes the topic.
    const about = isPage ? `${page.category} ${page.badge}` : href.replace(/.*#/, '').replaceAll('-', ' ');
    document.add({
      id: String(number),
      name: [...stemsOf(name), ...nameWords.map(({ term }) => term)].join(' '),
      headings: stemsOf([...(isPage ? [] : [page.title]), ...path].join('\n')).join(' '),
      keywords: stemsOf(about).join(' '),
      text: stemsOf(`${text}\n${words}`).join(' '),
    });
  }
  return {
    sections,
    vocabulary,
    stems: new Set(vocabulary.values()),
    find: (term) =>
      FIELDS.flatMap((field) => {
        const found = document.search(term, { pluck: field, limit: sections.length });
        return found.flatMap((id) => sections[Number(id)] ?? []).map((section) => [field, section] as const);
      }),
  };
}

/** Returns the sections of a page; their numbers depend on the pages before it. */
function sectionsOf(page: IndexedPage): readonly Omit<SearchSection, 'number'>[] {
  const open: { readonly level: number; readonly name: string }[] = [];
  return page.sections.map(([level, kind, heading, anchor, text, words]) => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const name = kind === 'page' ? page.title : heading;
    const path = open.slice(1).map((section) => section.name);
    open.push({ level, name });
    const href = `${pagePath(page.slug)}${anchor && `#${anchor}`}`;
    return { page, href, kind, name, nameWords: searchWords(name), path, text, words };
  });
}
