import { HIERARCHY_LEVELS } from '../../../../search/hosted/hosted-index.ts';
import type { MarkedText } from '../../../../search/marked-text.ts';
import type { SearchHit, SearchResults } from '../../../../search/search-engine.ts';
import { fieldsOf } from '../../../../shared/fields-of.ts';
import { parseHighlight } from './parse-highlight.ts';

/** The most hits that are ever requested, and the most characters of a text. A server that sends more is not obeyed. */
export const MAX_HITS = 100;
const MAX_TEXT_LENGTH = 1000;

/**
 * Returns the results in a reply of the hosted index. Skips hits that cannot be shown: those without a page, or with a
 * URL for which `hrefOf` returns none. Throws if there are hits but none can be shown, or if the value is not a reply.
 */
export function readReply(reply: unknown, hrefOf: (url: string) => string | undefined): SearchResults {
  const result = valueAt(reply, 'results', 0);
  const sent = valueAt(result, 'hits');
  if (!Array.isArray(sent)) throw new Error('The hosted index sent no hits.');
  const records = sent.slice(0, MAX_HITS);
  const hits = new Map<string, SearchHit>();
  for (const hit of records.flatMap((record) => readHit(record, hrefOf))) {
    // A heading and its text are two records of one place.
    if (!hits.has(hit.href)) hits.set(hit.href, hit);
  }
  if (hits.size === 0 && records.length > 0) throw new Error('No hit of the hosted index can be shown.');
  const further = Math.max(0, Number(valueAt(result, 'nbHits')) - records.length) || 0;
  return { source: 'hosted', hits: [...hits.values()], total: hits.size + further };
}

function readHit(record: unknown, hrefOf: (url: string) => string | undefined): SearchHit | [] {
  const url = valueAt(record, 'url');
  const href = typeof url === 'string' ? hrefOf(url) : undefined;
  const [category, title, ...below] = HIERARCHY_LEVELS.map((level) => textAt(record, 'hierarchy', level));
  const page = title ?? category;
  if (href === undefined || page === undefined) return [];
  const sections = below.filter((section) => section !== undefined);
  const text = textAt(record, 'content');
  const isMatched = ({ ranges }: MarkedText) => ranges.length > 0;
  const isShown = text !== undefined && (isMatched(text) || ![page, ...sections].some(isMatched));
  const badge = valueAt(record, 'badge');
  return {
    id: href,
    href,
    page,
    sections,
    snippet: isShown ? text : { text: '', ranges: [] },
    ...(typeof badge === 'string' && { badge }),
    ...(valueAt(record, 'weight', 'pageRank') === -1 && { isDeprecated: true }),
  };
}

/** Returns a text of a record with its matches, or without any if the index sent none. */
function textAt(record: unknown, ...path: readonly string[]): MarkedText | undefined {
  const text = [
    valueAt(record, '_snippetResult', ...path, 'value'),
    valueAt(record, '_highlightResult', ...path, 'value'),
    valueAt(record, ...path),
  ].find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? parseHighlight(text.slice(0, MAX_TEXT_LENGTH)) : undefined;
}

/** Returns the value at a path of parsed JSON; undefined if there is none. */
function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce((inner: unknown, key) => fieldsOf(inner)[key], value);
}
