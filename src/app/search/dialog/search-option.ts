import { site } from 'derived/site.ts';
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

/** A query or a page that is offered before a reader types. */
export type OfferedOption = OptionTarget &
  (
    | { readonly kind: 'recent'; readonly title: string }
    | { readonly kind: 'page'; readonly title: string; readonly page: RecentPage }
  );

/** Something that a reader can choose in the dialog. */
export type SearchOption = HitOption | OfferedOption;

/** The contents of the dialog's list, in their order. */
export type OptionList =
  | {
      readonly kind: 'hits';
      readonly groups: readonly OptionGroup[];
      readonly options: readonly HitOption[];
      readonly values: readonly string[];
    }
  | {
      /** What the reader has searched for and opened, or what the site suggests. */
      readonly kind: 'recent' | 'suggestions';
      readonly groups: readonly OfferedGroup[];
      readonly options: readonly OfferedOption[];
      readonly values: readonly string[];
    };

/** The hits of one page. */
interface OptionGroup {
  /** The page's path; of a deprecated entry, its own. */
  readonly path: string;
  readonly page: MarkedText;
  readonly options: HitOption[];
}

interface OfferedGroup {
  readonly heading: string;
  readonly options: readonly OfferedOption[];
}

/**
 * The options for results. Pages are in the order of their best hits; the hits of a page keep their order. Deprecated
 * entries stay where they are, because current ones of the same name may be on other pages.
 */
export function hitOptions({ hits }: Pick<SearchResults, 'hits'>): Extract<OptionList, { kind: 'hits' }> {
  const groups: OptionGroup[] = [];
  for (const hit of hits) {
    const path = hit.isDeprecated ? hit.href : hit.href.replace(/#.*$/, '');
    const option: HitOption = { kind: 'hit', value: hit.id, href: hit.href, hit };
    const group = groups.find((other) => other.path === path);
    if (group === undefined) groups.push({ path, page: hit.page, options: [option] });
    else group.options.push(option);
  }
  return { kind: 'hits', groups, ...flat(groups) };
}

/** The options before a query: recent searches and pages, or the site's suggestions if there are none. */
export function offeredOptions(queries: readonly string[], opened: readonly RecentPage[]): OptionList {
  if (queries.length + opened.length > 0) {
    return offer('recent', [
      { heading: 'Recent searches', options: queries.map(queryOption) },
      { heading: 'Recent pages', options: opened.map(pageOption) },
    ]);
  }
  const pages = site.searchStart.map(({ label, href }) => pageOption({ href, title: label }));
  return offer('suggestions', [
    { heading: 'Start here', options: pages },
    { heading: 'Try a search', options: site.searchExamples.map(queryOption) },
  ]);
}

/** No options, while there are no results. */
export const NO_OPTIONS = offer('suggestions', []);

function offer(kind: 'recent' | 'suggestions', all: readonly OfferedGroup[]): OptionList {
  const groups = all.filter(({ options }) => options.length > 0);
  return { kind, groups, ...flat(groups) };
}

function flat<Option extends SearchOption>(groups: readonly { readonly options: readonly Option[] }[]) {
  const options = groups.flatMap((group) => group.options);
  return { options, values: options.map(({ value }) => value) };
}

function queryOption(title: string): OfferedOption {
  return { kind: 'recent', value: `recent: ${title}`, href: searchPagePath(title), title };
}

function pageOption(page: RecentPage): OfferedOption {
  return { kind: 'page', value: `page: ${page.href}`, href: page.href, title: page.title, page };
}
