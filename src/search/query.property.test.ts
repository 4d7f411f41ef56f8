import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearchParams, stringifySearchParams } from '../app/platform/document/urls.ts';
import { cleanQuery } from './clean-query.ts';
import { createDocumentIndex } from './document-index.ts';
import { parseQuery } from './query.ts';
import { searchWords } from './words/words.ts';

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'useNode()',
      '<Element />',
      '@craftjs/core',
      'C++',
      'C#',
      '__proto__',
      'constructor',
      'v0.2.x',
      'HTMLElement',
    ],
    ...[
      'the',
      'don’t',
      "'s",
      '_',
      '__',
      ' ',
      '\t',
      '.',
      '😀',
      '👩‍👩‍👧',
      '\u200C',
      '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
      '日本語',
      'e\u0301',
      'İ',
      'ß',
      'ﬁ',
      '\ud800',
      '\u202e',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const query = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

test('a query consists of a few words of letters and digits, whatever is typed', () => {
  const index = createDocumentIndex([]);
  fc.assert(
    fc.property(query, (text) => {
      const words = parseQuery(text, index);
      expect(words.length).toBeLessThanOrEqual(24);
      for (const { term } of words.flat()) expect(term).not.toBe('');
    }),
    { numRuns: 300 },
  );
});

test('invisible signs within words do not change what is searched for', () => {
  const terms = (text: string) => searchWords(text).map(({ term }) => term);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '_', '日', ' '), maxLength: 20 }), (text) => {
      for (const sign of ['\u00AD', '\u200B', '\u200D', '\uFEFF'])
        expect(terms([...text].join(sign))).toEqual(terms(text));
    }),
    { numRuns: 300 },
  );
});

test('words are at their offsets in the text, in order, and parts within their names', () => {
  fc.assert(
    fc.property(query, (text) => {
      let name = { start: 0, end: 0 };
      for (const { start, end, isPart } of searchWords(text)) {
        expect(start).toBeLessThan(end);
        if (isPart) expect(start >= name.start && end <= name.end).toBe(true);
        else {
          expect(start).toBeGreaterThanOrEqual(name.end);
          name = { start, end };
        }
      }
      expect(name.end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 300 },
  );
});

test('what is sent to the hosted index is short, well-formed, and the same when it is cleaned again', () => {
  fc.assert(
    fc.property(query, (text) => {
      const clean = cleanQuery(text);
      expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(512);
      expect(() => encodeURIComponent(clean)).not.toThrow();
      expect(cleanQuery(clean)).toBe(clean);
    }),
    { numRuns: 300 },
  );
});

test('a query survives a round trip through an address, except lone surrogates', () => {
  fc.assert(
    fc.property(query, (text) => {
      const read = parseSearchParams(stringifySearchParams({ q: text }));
      expect(read['q'] ?? '').toBe(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
    }),
    { numRuns: 200 },
  );
});
