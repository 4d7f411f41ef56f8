import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPlaces, unpackPlaces } from '../../../search/format/word-places.ts';
import type { MarkedText } from '../../../search/search-engine.ts';
import { cutSnippet, joinSnippets } from '../../../search/snippet.ts';
import { mergeRanges, type TextRange } from '../../../search/text-ranges.ts';
import { parseHighlight } from './hosted/parse-highlight.ts';

/**
 * Expects marks that can be rendered one after another: each begins after the end of the previous one and is not empty.
 */
function expectDrawable({ text, ranges }: MarkedText): void {
  let last = 0;
  for (const [start, end] of ranges) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    last = end;
  }
  expect(last).toBeLessThanOrEqual(text.length);
}

const marked = ({ text, ranges }: MarkedText) => ranges.map(([start, end]) => text.slice(start, end));

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<mark>',
      '</mark>',
      '<em>',
      '</em>',
      '<span class="x">',
      '</span>',
      '<mark',
      '</',
      '<',
      '>',
      '<b>',
      'mark>',
    ],
    ...['&lt;', '&amp;lt;', '&amp;amp;', '&#x1F389;', '&#0;', '&#xD800;', '&nope;', '&', ';', 'lt', '#', '…'],
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const value = fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join(''));

test('matches of the hosted index can be rendered, whatever it sends', () => {
  fc.assert(
    fc.property(value, (sent) => expectDrawable(parseHighlight(sent))),
    { numRuns: 500 },
  );
});

test('matches of the hosted index are the marked parts of the text that it escaped', () => {
  const plain = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map((text) => text.replaceAll('&', '+'));
  const parts = fc.array(fc.record({ text: plain, isMatch: fc.boolean() }), { maxLength: 8 });
  const escaped = (text: string) =>
    text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  fc.assert(
    fc.property(parts, (written) => {
      const sent = written.map(({ text, isMatch }) =>
        isMatch ? `<mark>${escaped(text)}</mark>` : escaped(text),
      );
      const read = parseHighlight(sent.join(''));
      expect(read.text).toBe(written.map(({ text }) => text).join(''));
      const matches = written.filter(({ isMatch }) => isMatch).map(({ text }) => text);
      expect(marked(read).join('')).toBe(matches.join(''));
    }),
    { numRuns: 300 },
  );
});

/** A text with matches in it. */
const markedText = fc
  .tuple(
    fc.array(fc.string({ maxLength: 12 }), { maxLength: 60 }).map((words) => words.join(' ')),
    fc.array(fc.tuple(fc.nat(400), fc.nat(20)), { maxLength: 8 }),
  )
  .map(([text, places]): MarkedText => {
    const within = places.map(
      ([start, length]): TextRange => [Math.min(start, text.length), Math.min(start + length, text.length)],
    );
    return { text, ranges: mergeRanges(within) };
  });

test('matches of a snippet can be rendered and are matches of its text', () => {
  fc.assert(
    fc.property(markedText, markedText, (whole, other) => {
      const snippet = cutSnippet(whole);
      expectDrawable(snippet);
      for (const match of marked(snippet)) {
        expect(marked(whole).some((longer) => longer.includes(match))).toBe(true);
      }
      expectDrawable(joinSnippets(snippet, cutSnippet(other)));
    }),
    { numRuns: 300 },
  );
});

test('the places of words are unpacked as they were packed', () => {
  const places = fc.uniqueArray(fc.nat(100_000), { minLength: 1 }).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(places, (list) => {
      expect(unpackPlaces(packPlaces(list))).toEqual(list);
    }),
    { numRuns: 500 },
  );
});
