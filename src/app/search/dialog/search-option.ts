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

/** A recent search, or a page that was opened from the search. */
export type RememberedOption = OptionTarget &
  (
    | { readonly kind: 'recent'; readonly title: string }
    | { readonly kind: 'page'; readonly title: string; readonly page: RecentPage }
  );

/** Something that a reader can choose in the dialog. */
export type SearchOption = HitOption | RememberedOption;

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
      readonly groups: readonly RecentGroup[];
      readonly options: readonly RememberedOption[];
      readonly values: readonly string[];
    };

/** The hits of one page. */
interface OptionGroup {
  /** The page's path. */
  readonly path: string;
  readonly page: MarkedText;
  readonly options: HitOption[];
}

interface RecentGroup {
  readonly name: 'searches' | 'pages';
  readonly options: readonly RememberedOption[];
}

/** The options for results. Pages are in the order of their best hits; the hits of a page keep their order. */
export function hitOptions({ hits }: Pick<SearchResults, 'hits'>): Extract<OptionList, { kind: 'hits' }> {
  const groups: OptionGroup[] = [];
  for (const hit of hits) {
    const path = hit.href.replace(/#.*$/, '');
    const option: HitOption = { kind: 'hit', value: hit.id, href: hit.href, hit };
    const group = groups.find((other) => other.path === path);
    if (group === undefined) groups.push({ path, page: hit.page, options: [option] });
    else group.options.push(option);
  }
  const options = groups.flatMap((group) => group.options);
  return { kind: 'hits', groups, options, values: options.map(({ value }) => value) };
}

/** The options for recent searches and pages. */
export function recentOptions(queries: readonly string[], opened: readonly RecentPage[]): OptionList {
  const searches = queries.map(
    (title) => ({ kind: 'recent', value: `recent: ${title}`, href: searchPagePath(title), title }) as const,
  );
  const pages = opened.map(
    (page) =>
      ({ kind: 'page', value: `page: ${page.href}`, href: page.href, title: page.title, page }) as const,
  );
  const groups = [
    { name: 'searches', options: searches },
    { name: 'pages', options: pages },
  ] as const;
  const options = [...searches, ...pages];
  return {
    kind: 'recent',
    groups: groups.filter((group) => group.options.length > 0),
    options,
    values: options.map(({ value }) => value),
  };
}
