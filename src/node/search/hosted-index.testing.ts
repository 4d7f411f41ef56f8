import type { SearchRecord } from '../../search/hosted/search-record.ts';
import { editDistance } from '../../shared/edit-distance.ts';

/** For tests: one index of the hosted server. */
export interface HostedIndex {
  readonly records: Map<string, SearchRecord>;
  settings: Readonly<Record<string, unknown>>;
}

/** For tests: a query of the hosted protocol. */
export interface HostedQuery {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage: number;
  readonly facetFilters: readonly (string | readonly string[])[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

/**
 * For tests: answers a query as Algolia documents it for the settings of the site. All words must match, the last one as
 * a prefix, with typos by length; if nothing has all words, any of them. The order is by words, typos, attribute,
 * proximity, exact words and custom ranking, with one hit for each URL.
 */
export function answerHosted(index: HostedIndex, query: HostedQuery): unknown {
  const words = (query.query.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase());
  const allowed = [...index.records.values()].filter((record) => passes(record, query.facetFilters));
  const vocabulary = new Set(allowed.flatMap((record) => [...attributesOf(record).words]));
  const matchers = words.map((word, number) => matcher(word, number === words.length - 1, vocabulary));
  const ranked = allowed.flatMap((record) => {
    const keys = rankingKeys(record, matchers);
    return keys === undefined ? [] : [{ record, keys }];
  });
  const complete = ranked.filter(({ keys }) => keys[0] === -words.length);
  const sorted = (complete.length > 0 ? complete : ranked).sort((a, b) => compareKeys(a.keys, b.keys));
  const found: SearchRecord[] = [];
  const urls = new Set<string>();
  for (const { record } of sorted) {
    if (!urls.has(record.url)) found.push(record);
    urls.add(record.url);
  }
  const hits = found.slice(0, query.hitsPerPage).map((record) => highlighted(record, words, query));
  return { hits, nbHits: found.length, page: 0, hitsPerPage: query.hitsPerPage, query: query.query };
}

/** The words of a record, by attribute in the order of `searchableAttributes`, and each of them once. */
interface Attributes {
  readonly texts: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
}

const known = new WeakMap<SearchRecord, Attributes>();

function attributesOf(record: SearchRecord): Attributes {
  const before = known.get(record);
  if (before !== undefined) return before;
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = record.hierarchy;
  const texts = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6, record.content, lvl0].map((text) => tokens(text ?? ''));
  const attributes = { texts, words: new Set(texts.flat()) };
  known.set(record, attributes);
  return attributes;
}

/** The words of a text in lower case, and the parts of names in camel case. */
function tokens(text: string): readonly string[] {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
  return words.map((word) => word.toLowerCase());
}

/** The criteria of the ranking, each the better the smaller; undefined if no word matches. */
function rankingKeys(record: SearchRecord, words: readonly Matcher[]): readonly number[] | undefined {
  const attributes = attributesOf(record);
  const matches = words.flatMap((match) => bestMatch(match, attributes) ?? []);
  if (matches.length === 0 && words.length > 0) return undefined;
  const distances = matches.slice(1).map((match, number) => {
    const before = matches[number];
    return before?.attribute === match.attribute ? Math.min(8, Math.abs(match.place - before.place)) : 8;
  });
  return [
    -matches.length,
    matches.reduce((sum, { typos }) => sum + typos, 0),
    Math.min(...matches.map(({ attribute }) => attribute)),
    distances.reduce((sum, distance) => sum + distance, 0),
    -matches.filter(({ isExact }) => isExact).length,
    -record.weight.pageRank,
    -record.weight.level,
    record.weight.position,
  ];
}

interface WordMatch {
  readonly attribute: number;
  readonly place: number;
  readonly typos: number;
  readonly isExact: boolean;
}

/** Returns the first of the best matches. */
function bestMatch(matcher: Matcher, { texts, words }: Attributes): WordMatch | undefined {
  let typos = Number.POSITIVE_INFINITY;
  for (const [word, match] of matcher) if (match.typos < typos && words.has(word)) typos = match.typos;
  if (typos === Number.POSITIVE_INFINITY) return undefined;
  for (const [attribute, text] of texts.entries()) {
    const place = text.findIndex((word) => matcher.get(word)?.typos === typos);
    const match = matcher.get(text[place] ?? '');
    if (match !== undefined) return { attribute, place, ...match };
  }
  return undefined;
}

/** The words of all records that one word of a query matches. */
type Matcher = ReadonlyMap<string, Pick<WordMatch, 'typos' | 'isExact'>>;

function matcher(word: string, isLast: boolean, vocabulary: ReadonlySet<string>): Matcher {
  const matches = new Map<string, Pick<WordMatch, 'typos' | 'isExact'>>();
  const maxTypos = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  for (const candidate of vocabulary) {
    const isExact = singular(candidate) === singular(word);
    const isMeant = isExact || (isLast && candidate.startsWith(word));
    const distance = isMeant || maxTypos === 0 ? undefined : editDistance(word, candidate, maxTypos);
    const typos = isMeant ? 0 : distance?.whole;
    if (typos !== undefined && typos <= maxTypos) matches.set(candidate, { typos, isExact });
  }
  return matches;
}

function singular(word: string): string {
  return word.replace(/(?<=...)s$/, '');
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((key, number) => key !== b[number]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

/** Whether a record passes the filters: all on the first level, any of those on the second. */
function passes(record: SearchRecord, filters: HostedQuery['facetFilters']): boolean {
  const values = new Set([`language:${record.language}`, `docusaurus_tag:${record.docusaurus_tag}`]);
  return filters.every((filter) => [filter].flat().some((value) => values.has(value)));
}

function highlighted(record: SearchRecord, words: readonly string[], query: HostedQuery): unknown {
  const mark = (text: string | null) =>
    text === null ? undefined : { value: markWords(text, words, query), matchLevel: 'none' };
  const hierarchy = Object.entries(record.hierarchy).flatMap(([level, text]) =>
    text === null ? [] : [[level, mark(text)]],
  );
  return {
    ...record,
    _highlightResult: { hierarchy: Object.fromEntries(hierarchy) },
    _snippetResult: { content: mark(record.content) },
  };
}

function markWords(text: string, words: readonly string[], query: HostedQuery): string {
  if (words.length === 0) return text;
  const word = new RegExp(words.join('|'), 'giu');
  return text.replace(word, (match) => `${query.highlightPreTag}${match}${query.highlightPostTag}`);
}
