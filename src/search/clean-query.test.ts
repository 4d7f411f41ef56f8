import { describe, expect, it } from 'vitest';
import { SEARCH_QUERIES } from '../../test-support/search-queries.ts';
import { cleanQuery } from './clean-query.ts';

/** A joiner between two visible characters. */
const JOINER_WITHIN = /(?<=[^\p{C}\p{Z}])[\u200C\u200D](?=[^\p{C}\p{Z}])/gu;

describe('a query on its way to the hosted index', () => {
  it.each([
    ['  useNode()  ', 'useNode()'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a\u0000b\tc\u202Ed', 'a b c d'],
    ['\uD800x\uDFFF', 'x'],
    ['🎉 日本', '🎉 日本'],
    ['   \u200B ', ''],
    ['\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
    ['\u{1F469}\u200D\u{1F467} tree', '\u{1F469}\u200D\u{1F467} tree'],
    ['\u200Da \u200C\u200D b\u200D\u202E', 'a b'],
    ['\u200C', ''],
  ])('is made of %j to %j', (query, clean) => {
    expect(cleanQuery(query)).toBe(clean);
  });

  it.each(SEARCH_QUERIES)('is text that the index accepts for %s', (_, query) => {
    expect(cleanQuery(query).replaceAll(JOINER_WITHIN, '')).not.toMatch(/\p{C}/u);
    expect(cleanQuery(cleanQuery(query))).toBe(cleanQuery(query));
    expect(Buffer.byteLength(cleanQuery(query))).toBeLessThanOrEqual(512);
  });

  it.each(['🎉'.repeat(300), '語'.repeat(300)])('is never longer than the index accepts (%.5s…)', (query) => {
    expect(Buffer.byteLength(cleanQuery(query))).toBeLessThanOrEqual(512);
    expect(cleanQuery(query)).not.toMatch(/\p{Cs}/u);
  });
});
