import { describe, expect, it } from 'vitest';
import { HOSTILE_HIGHLIGHTS } from '../../../../../test-support/hosted-replies.ts';
import { parseHighlight } from './parse-highlight.ts';

/** The text with its matches in brackets. */
function shown(value: string): string {
  const { text, ranges } = parseHighlight(value);
  let end = 0;
  let result = '';
  for (const [from, to] of ranges) {
    result += `${text.slice(end, from)}[${text.slice(from, to)}]`;
    end = to;
  }
  return result + text.slice(end);
}

describe('a highlighted value of the hosted index', () => {
  it.each([
    ['plain', 'plain'],
    ['a <mark>b</mark> c <mark>d</mark>', 'a [b] c [d]'],
    ['<em>a</em><em>b</em>', '[ab]'],
    ['<span class="algolia-docsearch-suggestion--highlight">a</span>b', '[a]b'],
    ['<mark></mark>', ''],
  ])('is parsed: %s', (value, expected) => {
    expect(shown(value)).toBe(expected);
  });

  it.each([
    ['&lt;<mark>Element</mark> /&gt;', '<[Element] />'],
    ['&amp;lt;<mark>Element</mark> /&amp;gt;', '<[Element] />'],
    ['a &amp; <mark>b</mark>', 'a & [b]'],
    ['&#60;&#x3C;&quot;&apos;&nbsp;<mark>x</mark>', '<<"\'\u00a0[x]'],
    ['&<mark>lt</mark>;b', '[<]b'],
    ['&unknown; &#0; &#xD800; &#1114112; <mark>x</mark>', '&unknown; &#0; &#xD800; &#1114112; [x]'],
  ])('is text whose entities are encoded once or twice: %s', (value, expected) => {
    expect(shown(value)).toBe(expected);
  });

  it.each(HOSTILE_HIGHLIGHTS)('may have $what: $value', ({ value, shown: expected }) => {
    expect(shown(value)).toBe(expected);
  });

  it.each([
    ['<mark>a <mark>b</mark> c</mark> d', '[a b c] d'],
    ['a <mark>b', 'a [b]'],
    ['a </mark>b', 'a b'],
    ['<mark>a</em> b', '[a] b'],
    ['a b <mar', 'a b <mar'],
    ['a <mark>b</mark> c</ma', 'a [b] c</ma'],
    ['a <mark', 'a '],
    ['a <mark class="', 'a '],
  ])('may have marks that are nested or broken: %s', (value, expected) => {
    expect(shown(value)).toBe(expected);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<Element />',
    'a < b > c',
    '<b>x</b>',
  ])('keeps as text what is not a mark: %s', (value) => {
    expect(parseHighlight(value)).toEqual({ text: value, ranges: [] });
  });
});
