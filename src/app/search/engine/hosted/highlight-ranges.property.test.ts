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
