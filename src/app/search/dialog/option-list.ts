import { site } from 'derived/site.ts';
import type { MarkedText } from '../../../search/marked-text.ts';
import type { SearchHit } from '../../../search/search-engine.ts';
import type { SiteLink } from '../../../shared/site-data.ts';
import { searchPagePath } from '../search-links.ts';
import type { Search } from '../use-search.ts';

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
  readonly kind: 'recent' | 'query' | 'page';
  readonly title: string;
}

/** Something that a reader can choose in the dialog. */
export type SearchOption = HitOption | OfferedOption;

/** The contents of the dialog's list, in their order. */
export interface OptionList {
  /** Differs from that of any other list. */
  readonly key: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly options: readonly SearchOption[];
}

interface OptionGroup {
  /** Unique in its list. */
  readonly key: string;
  readonly heading: MarkedText;
  readonly options: readonly SearchOption[];
}

/** The hits of a search or, before a query, recent searches, or the site's suggestions if there are none. */
export function optionList(
  { kind, answered, results }: Pick<Search, 'kind' | 'answered' | 'results'>,
  recent: readonly string[],
): OptionList {
  if (kind !== 'idle') return listOf('Search results', pageGroups(results?.hits ?? []), answered);
  if (recent.length > 0) return listOf('Recent', [offered('Recent searches', recent.map(recentOption))]);
  return listOf('Suggestions', [
    offered('Start here', site.searchStart.map(pageOption)),
    offered('Try a search', site.searchExamples.map(queryOption)),
  ]);
}

/**
 * The options for hits, by page. Pages are in the order of their best hits; the hits of a page keep their order.
 * Deprecated entries stay where they are, because current ones of the same name may be on other pages.
 */
function pageGroups(hits: readonly SearchHit[]): readonly OptionGroup[] {
  const groups = new Map<string, OptionGroup & { readonly options: HitOption[] }>();
  for (const hit of hits) {
    const key = hit.isDeprecated ? hit.href : hit.href.replace(/#.*$/, '');
    const group = groups.get(key) ?? { key, heading: hit.page, options: [] };
    group.options.push({ kind: 'hit', value: hit.id, href: hit.href, hit });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function offered(text: string, options: readonly OfferedOption[]): OptionGroup {
  return { key: text, heading: { text, ranges: [] }, options };
}

function listOf(label: string, all: readonly OptionGroup[], query = ''): OptionList {
  const groups = all.filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  return { key: [query, ...options.map(({ value }) => value)].join('\n'), label, groups, options };
}

function recentOption(title: string): OfferedOption {
  return { kind: 'recent', value: `recent: ${title}`, href: searchPagePath(title), title };
}

function queryOption(title: string): OfferedOption {
  return { kind: 'query', value: `query: ${title}`, href: searchPagePath(title), title };
}

function pageOption({ label, href }: SiteLink): OfferedOption {
  return { kind: 'page', value: `page: ${href}`, href, title: label };
}
