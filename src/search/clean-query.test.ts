import { describe, expect, it } from 'vitest';
import { SEARCH_QUERIES } from '../../test-support/search-queries.ts';
import { cleanQuery } from './clean-query.ts';

describe('a query on its way to the hosted index', () => {
  it.each([
    ['  useNode()  ', 'useNode()'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a\u0000b\tc\u202Ed', 'a b cd'],
    ['Schiff\u00ADfahrt', 'Schifffahrt'],
    ['\uD800x\uDFFF', 'x'],
    ['🎉 日本', '🎉 日本'],
    ['   \u200B ', ''],
    ['\u200Da \u200C\u200D b\u200D\u202E', 'a b'],
  ])('is made of %j to %j', (query, clean) => {
    expect(cleanQuery(query)).toBe(clean);
  });

  it.each(SEARCH_QUERIES)('is text that the index accepts for %s', (_, query) => {
    expect(cleanQuery(query)).not.toMatch(/\p{C}/u);
    expect(cleanQuery(cleanQuery(query))).toBe(cleanQuery(query));
    expect(Buffer.byteLength(cleanQuery(query))).toBeLessThanOrEqual(512);
  });

  it.each(['🎉'.repeat(300), '語'.repeat(300)])('is never longer than the index accepts (%.5s…)', (query) => {
    expect(Buffer.byteLength(cleanQuery(query))).toBeLessThanOrEqual(512);
    expect(cleanQuery(query)).not.toMatch(/\p{Cs}/u);
  });
});
