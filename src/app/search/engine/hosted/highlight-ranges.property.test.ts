import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarkedText } from '../../../../search/marked-text.ts';
import { POST_TAG, PRE_TAG, parseHighlight } from './parse-highlight.ts';

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
    ...[PRE_TAG, POST_TAG, '__', 'match__', '<mark>', '</', '<b>'],
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
        isMatch ? `${PRE_TAG}${escaped(text)}${POST_TAG}` : escaped(text),
      );
      const read = parseHighlight(sent.join(''));
      expect(read.text).toBe(written.map(({ text }) => text).join(''));
      const matches = written.filter(({ isMatch }) => isMatch).map(({ text }) => text);
      expect(marked(read).join('')).toBe(matches.join(''));
    }),
    { numRuns: 300 },
  );
});
