import { HIERARCHY_LEVELS } from '../../../../search/hosted/search-record.ts';
import type { MarkedText } from '../../../../search/marked-text.ts';
import type { SearchHit, SearchResults } from '../../../../search/search-engine.ts';
import { fieldsOf } from '../../../../shared/fields-of.ts';
import { parseHighlight } from './parse-highlight.ts';

/** Thrown when the hosted index answers with something other than results. */
class HostedReplyError extends Error {
  override readonly name = 'HostedReplyError';
}

/** The most hits that are ever requested, and the most characters of a text. A server that sends more is not obeyed. */
const MAX_HITS = 100;
const MAX_TEXT_LENGTH = 10_000;

/**
 * Returns the results in a reply of the hosted index. Skips hits that cannot be shown: those without a page, or with a
 * URL for which `hrefOf` returns none. Throws if there are hits but none can be shown, or if the value is not a reply.
 */
export function readReply(reply: unknown, hrefOf: (url: string) => string | undefined): SearchResults {
  const result = at(at(reply, 'results'), 0);
  const sent = at(result, 'hits');
  if (!Array.isArray(sent)) throw new HostedReplyError('The hosted index sent no hits.');
  const records = sent.slice(0, MAX_HITS);
  const hits = new Map<string, SearchHit>();
  for (const record of records) {
    const hit = readHit(record, hrefOf);
    // A heading and its text are two records of one place.
    if (hit !== undefined && !hits.has(hit.href)) hits.set(hit.href, hit);
  }
  if (hits.size === 0 && records.length > 0)
    throw new HostedReplyError('No hit of the hosted index can be shown.');
  const found = at(result, 'nbHits');
  const further = typeof found === 'number' && found > records.length ? found - records.length : 0;
  return { source: 'hosted', hits: [...hits.values()], total: hits.size + further };
}

function readHit(record: unknown, hrefOf: (url: string) => string | undefined): SearchHit | undefined {
  const url = at(record, 'url');
  const href = typeof url === 'string' ? hrefOf(url) : undefined;
  const levels = HIERARCHY_LEVELS.map((level) => markedAt(record, 'hierarchy', level));
  const [category, title, ...below] = levels;
  const page = title ?? category;
  if (href === undefined || page === undefined) return undefined;
  const sections = below.filter((section) => section !== undefined);
  const text = markedAt(record, 'content') ?? NO_TEXT;
  const onlyNamesMatch =
    text.ranges.length === 0 && [page, ...sections].some(({ ranges }) => ranges.length > 0);
  const badge = at(record, 'badge');
  return {
    id: href,
    href,
    page,
    sections,
    snippet: onlyNamesMatch ? NO_TEXT : text,
    ...(typeof badge === 'string' && { badge }),
    ...(at(at(record, 'weight'), 'pageRank') === -1 && { isDeprecated: true }),
  };
}

const NO_TEXT: MarkedText = { text: '', ranges: [] };

/** Returns a text of a record with its matches, or the plain text if the index sent no matches. */
function markedAt(record: unknown, ...path: readonly string[]): MarkedText | undefined {
  for (const source of ['_snippetResult', '_highlightResult']) {
    const value = at(valueAt(at(record, source), path), 'value');
    if (typeof value === 'string' && value !== '') return parseHighlight(value.slice(0, MAX_TEXT_LENGTH));
  }
  const plain = valueAt(record, path);
  if (typeof plain !== 'string' || plain === '') return undefined;
  return { ...parseHighlight(plain.slice(0, MAX_TEXT_LENGTH)), ranges: [] };
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(at, value);
}

/** Returns the value at a key of parsed JSON; undefined if there is none. */
function at(value: unknown, key: string | number): unknown {
  return fieldsOf(value)[key];
}
