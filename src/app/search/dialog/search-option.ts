import type { MarkedText, SearchHit, SearchResults } from '../../../search/search-engine.ts';
import type { RecentPage } from '../recent-searches.ts';
import { searchPagePath } from '../search-links.ts';

interface OptionTarget {
  /** Unique in its list. */
  readonly value: string;
  /** The target of the option, without the base path. */
  readonly href: string;
}

/** A place in the documentation. */
export interface HitOption extends OptionTarget {
  readonly kind: 'hit';
  readonly hit: SearchHit;
}

/** A recent search. */
export interface RecentOption extends OptionTarget {
  readonly kind: 'recent';
  readonly query: string;
}

/** A page that was opened from the search. */
export interface PageOption extends OptionTarget {
  readonly kind: 'page';
  readonly page: RecentPage;
}

/** Something that a reader can choose in the dialog. */
export type SearchOption = HitOption | RecentOption | PageOption;

/** The contents of the dialog's list, in their order. */
export type OptionList =
  | {
      readonly kind: 'hits';
      readonly groups: readonly OptionGroup[];
      readonly options: readonly HitOption[];
      readonly values: readonly string[];
    }
  | {
      readonly kind: 'recent';
      readonly searches: readonly RecentOption[];
      readonly pages: readonly PageOption[];
      readonly options: readonly (RecentOption | PageOption)[];
      readonly values: readonly string[];
    };

/** The hits of one page. */
interface OptionGroup {
  readonly path: string;
  readonly page: MarkedText;
  readonly options: readonly HitOption[];
}

/** The options for results. */
export function hitOptions({ hits }: SearchResults): OptionList {
  const groups = groupHits(hits).map(({ path, page, hits }): OptionGroup => {
    const options = hits.map((hit): HitOption => ({ kind: 'hit', value: hit.id, href: hit.href, hit }));
    return { path, page, options };
  });
  const options = groups.flatMap((group) => group.options);
  return { kind: 'hits', groups, options, values: options.map(({ value }) => value) };
}

/** The options for recent searches and pages. */
export function recentOptions(queries: readonly string[], opened: readonly RecentPage[]): OptionList {
  const searches = queries.map(
    (query): RecentOption => ({
      kind: 'recent',
      value: `recent: ${query}`,
      href: searchPagePath(query),
      query,
    }),
  );
  const pages = opened.map(
    (page): PageOption => ({ kind: 'page', value: `page: ${page.href}`, href: page.href, page }),
  );
  const options = [...searches, ...pages];
  return { kind: 'recent', searches, pages, options, values: options.map(({ value }) => value) };
}

/** The hits of one page. */
export interface HitGroup {
  /** The page's path. */
  readonly path: string;
  readonly page: MarkedText;
  readonly hits: readonly SearchHit[];
}

/** Groups hits by page. Pages are in the order of their best hits; the hits of a page keep their order. */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const groups = new Map<string, { readonly page: MarkedText; readonly hits: SearchHit[] }>();
  for (const hit of hits) {
    const path = hit.href.replace(/#.*$/, '');
    const group = groups.get(path);
    if (group === undefined) groups.set(path, { page: hit.page, hits: [hit] });
    else group.hits.push(hit);
  }
  return [...groups].map(([path, group]) => ({ path, ...group }));
}
