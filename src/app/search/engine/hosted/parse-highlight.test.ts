import { describe, expect, it } from 'vitest';
import { parseHighlight } from './parse-highlight.ts';

/** The text with its matches in brackets; `‹` and `›` are the tags that our requests ask for. */
function shown(value: string): string {
  const { text, ranges } = parseHighlight(value.replaceAll('‹', '__match__').replaceAll('›', '__/match__'));
  const marked = [...ranges].reverse();
  return marked.reduce(
    (rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
    text,
  );
}

describe('a highlighted value of the hosted index', () => {
  it.each([
    ['plain', 'plain'],
    ['a ‹b› c ‹d›', 'a [b] c [d]'],
    ['‹a›‹b›', '[ab]'],
    ['‹›', ''],
    ['a ‹b', 'a [b]'],
  ])('is parsed: %s', (value, expected) => {
    expect(shown(value)).toBe(expected);
  });

  it.each([
    ['&lt;‹Element› /&gt;', '<[Element] />'],
    ['&amp;lt;‹Element› /&amp;gt;', '<[Element] />'],
    ['a &amp; ‹b›', 'a & [b]'],
    ['&#39;&#x27;&quot;&nbsp;‹x›', "''\"\u00a0[x]"],
    ['&constructor; &#0; ‹x›', '&constructor; &#0; [x]'],
  ])('is text whose entities are encoded once or twice: %s', (value, expected) => {
    expect(shown(value)).toBe(expected);
  });

  it.each(['<img src=x onerror=alert(1)>', '<mark>x</mark>', '<Element />', 'a < b > c'])(
    'keeps markup as text: %s',
    (value) => {
      expect(parseHighlight(value)).toEqual({ text: value, ranges: [] });
    },
  );
});
