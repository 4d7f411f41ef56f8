import type { SearchIndexFile } from '../../../../shared/search-index.ts';
import { searchWords } from '../../../../shared/search-words.ts';
import { unpackAnchor } from '../../../../shared/section-anchor.ts';
import { STOP_WORDS } from '../../../../shared/stop-words.ts';
import { lettersOf } from './letters-of.ts';

/** A section as offline search finds and shows it. */
export interface IndexedSection {
  /** Number of its page. */
  readonly page: number;
  /** Number of the section that it is a part of; undefined for a page. */
  readonly parent: number | undefined;
  /** The page's title, a heading or an API name. */
  readonly name: string;
  /** Letters and digits of the name, to compare it with a query. */
  readonly letters: string;
  /** Those words of the name that say nothing about a topic. */
  readonly fillers: readonly string[];
  /** Empty for a page. */
  readonly anchor: string;
  /** How the text begins. */
  readonly text: string;
  /** Category and badge of a page. */
  readonly about: string;
  /** The anchor, where the writer chose another than the name gives: it tells what the section is about. */
  readonly chosenAnchor: string;
}

/** Puts the columns of the file together again. */
export function indexedSections({ pages, sections }: SearchIndexFile): readonly IndexedSection[] {
  const { levels, names, anchors, texts } = sections;
  const result: IndexedSection[] = [];
  pages.forEach(([, title, category, badge, count], page) => {
    const open: { readonly number: number; readonly level: number }[] = [];
    for (let step = 0; step < count; step++) {
      const number = result.length;
      const level = Number(levels[number]);
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const parent = open.at(-1)?.number;
      const name = names[number] ?? '';
      const packed = anchors[number] ?? '';
      const text = texts[number] ?? '';
      result.push(
        step === 0
          ? {
              page,
              parent,
              ...named(title),
              anchor: '',
              chosenAnchor: '',
              text,
              about: `${category} ${badge}`,
            }
          : { page, parent, ...named(name), ...anchored(packed, name), text, about: '' },
      );
      open.push({ number, level });
    }
  });
  return result;
}

function named(name: string): Pick<IndexedSection, 'name' | 'letters' | 'fillers'> {
  const fillers = searchWords(name).flatMap(({ term }) => (STOP_WORDS.has(term) ? [term] : []));
  return { name, letters: lettersOf(name), fillers };
}

function anchored(packed: string, name: string): Pick<IndexedSection, 'anchor' | 'chosenAnchor'> {
  const anchor = unpackAnchor(packed, name);
  return { anchor, chosenAnchor: packed === `=${anchor}` ? anchor : '' };
}
