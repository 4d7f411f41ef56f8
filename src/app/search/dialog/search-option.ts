import { site } from 'derived/site.ts';
import type { MarkedText } from '../../../search/marked-text.ts';
import type { SearchHit, SearchResults } from '../../../search/search-engine.ts';
import type { SiteLink } from '../../../shared/site-data.ts';
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
export interface OfferedOption extends OptionTarget {
  readonly kind: 'query' | 'page';
  readonly title: string;
}

/** Something that a reader can choose in the dialog. */
export type SearchOption = HitOption | OfferedOption;

/** The contents of the dialog's list, in their order. */
export interface OptionList {
  /** Hits or, before a query, what the reader has searched for, or what the site suggests. */
  readonly kind: 'hits' | 'recent' | 'suggestions';
  readonly groups: readonly OptionGroup[];
  readonly options: readonly SearchOption[];
  readonly values: readonly string[];
}

interface OptionGroup {
  /** Unique in its list. */
  readonly key: string;
  readonly heading: MarkedText;
  readonly options: readonly SearchOption[];
}

/**
 * The options for results, by page. Pages are in the order of their best hits; the hits of a page keep their order.
 * Deprecated entries stay where they are, because current ones of the same name may be on other pages.
 */
export function hitOptions({ hits }: Pick<SearchResults, 'hits'>): OptionList {
  const groups = new Map<string, OptionGroup & { readonly options: HitOption[] }>();
  for (const hit of hits) {
    const key = hit.isDeprecated ? hit.href : hit.href.replace(/#.*$/, '');
    const group = groups.get(key) ?? { key, heading: hit.page, options: [] };
    group.options.push({ kind: 'hit', value: hit.id, href: hit.href, hit });
    groups.set(key, group);
  }
  return listOf('hits', [...groups.values()]);
}

/** The options before a query: recent searches, or the site's suggestions if there are none. */
export function offeredOptions(queries: readonly string[]): OptionList {
  if (queries.length > 0) return listOf('recent', [groupOf('Recent searches', queries.map(queryOption))]);
  return listOf('suggestions', [
    groupOf('Start here', site.searchStart.map(pageOption)),
    groupOf('Try a search', site.searchExamples.map(queryOption)),
  ]);
}

/** No options, while there are no results. */
export const NO_OPTIONS = listOf('suggestions', []);

function groupOf(text: string, options: readonly SearchOption[]): OptionGroup {
  return { key: text, heading: { text, ranges: [] }, options };
}

function listOf(kind: OptionList['kind'], all: readonly OptionGroup[]): OptionList {
  const groups = all.filter((group) => group.options.length > 0);
  const options = groups.flatMap((group) => group.options);
  return { kind, groups, options, values: options.map(({ value }) => value) };
}

function queryOption(title: string): OfferedOption {
  return { kind: 'query', value: `query: ${title}`, href: searchPagePath(title), title };
}

function pageOption({ label, href }: SiteLink): OfferedOption {
  return { kind: 'page', value: `page: ${href}`, href, title: label };
}
