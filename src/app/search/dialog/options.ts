import { site } from 'derived/site.ts';
import type { MarkedText } from '../../../search/marked-text.ts';
import type { SearchHit } from '../../../search/search-engine.ts';
import type { Search } from '../use-search.ts';

/** Something that a reader can choose in the dialog. */
export interface SearchOption {
  /** Unique in its list. */
  readonly value: string;
  /** The target of the option, without the base path. */
  readonly href: string;
  readonly title: MarkedText;
  readonly icon: 'page' | 'section' | 'recent' | 'search';
  /** The query that the option puts into the field. */
  readonly query?: string;
  readonly hit?: SearchHit;
}

/** Options below a heading. */
export interface OptionGroup {
  readonly heading: MarkedText;
  readonly options: readonly SearchOption[];
}

/** The hits of a search; before a query, recent searches; the site's suggestions if there are neither. */
export function optionGroups({ kind, results }: Search, recent: readonly string[]): readonly OptionGroup[] {
  if (kind !== 'idle' && kind !== 'empty') return hitGroups(results.hits);
  if (kind === 'idle' && recent.length > 0) return offered('Recent searches', recent, 'recent');
  const pages = site.searchStart.map(
    ({ label, href }): SearchOption => ({ value: href, href, title: plain(label), icon: 'page' }),
  );
  const start = pages.length > 0 ? [{ heading: plain('Start here'), options: pages }] : [];
  return [...start, ...offered('Try a search', site.searchExamples, 'search')];
}

/**
 * Hits by page. Pages are in the order of their best hits; the hits of a page keep their order. Deprecated entries stay
 * where they are, because current ones of the same name may be on other pages.
 */
function hitGroups(hits: readonly SearchHit[]): readonly OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  for (const hit of hits) {
    const key = hit.isDeprecated ? hit.href : hit.href.replace(/#.*$/, '');
    const before = groups.get(key)?.options ?? [];
    groups.set(key, { heading: hit.page, options: [...before, hitOption(hit)] });
  }
  return [...groups.values()];
}

/** The option for a hit. */
export function hitOption(hit: SearchHit): SearchOption {
  const section = hit.sections.at(-1);
  const icon = section === undefined ? 'page' : 'section';
  return { value: hit.id, href: hit.href, title: section ?? hit.page, icon, hit };
}

/** The path of the search page with a query, without the base path. Some hosts drop a query when they add the slash. */
export function searchPath(query: string): string {
  return `/search/?${new URLSearchParams({ q: query })}`;
}

/** Queries below a heading; nothing if there are none. */
function offered(heading: string, queries: readonly string[], icon: 'recent' | 'search'): OptionGroup[] {
  const options = queries.map((query): SearchOption => {
    const href = searchPath(query);
    return { value: href, href, title: plain(query), icon, query };
  });
  return options.length > 0 ? [{ heading: plain(heading), options }] : [];
}

const plain = (text: string): MarkedText => ({ text, ranges: [] });
