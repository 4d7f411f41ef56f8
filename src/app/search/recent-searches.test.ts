import { describe, expect, it } from 'vitest';
import { covers } from '../../../test-support/untrusted-inputs/unit.ts';
import type { UntrustedInput } from '../../../test-support/untrusted-inputs/untrusted-input.ts';
import { readRecent, withRecent, writeRecent } from './recent-searches.ts';

describe('the remembered searches', () => {
  it.each<[string, string | undefined, UntrustedInput<'storage'>?]>([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no JSON', '["a"', 'no JSON'],
    ['null', 'null', 'null'],
    ['an object', '{"0":"a","length":1}', 'another shape'],
    ['other things', '[1,null,{"__proto__":"a"},["a"]]', 'a __proto__ key'],
    ['spaces and control characters', '["  ","\\u202e","\\u0000"]'],
    ['a huge text', JSON.stringify(['a'.repeat(10_000)]), 'a huge value'],
  ])('are none where %s is stored', (_, stored, what) => {
    expect(readRecent(stored)).toEqual([]);
    if (what !== undefined) covers('storage', what);
  });

  it('are at most five different ones', () => {
    expect(readRecent('["a","b","a","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('begin with the last one, each in one spelling', () => {
    expect(withRecent(['b', 'Node', 'c'], ' node ')).toEqual(['node', 'b', 'c']);
    expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
    expect(withRecent(['a'], '   ')).toEqual(['a']);
  });

  it('are read as they were written', () => {
    const queries = ['<b>"x"</b>', '__proto__', '日本'];
    expect(readRecent(writeRecent(queries))).toEqual(queries);
  });
});
