import { describe, expect, it } from 'vitest';
import { addSearch, parseSearches } from './recent-searches.ts';

describe('the remembered searches', () => {
  it.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no JSON', '["a"'],
    ['null', 'null'],
    ['an object', '{"0":"a","length":1}'],
    ['other things', '[1,null,{"__proto__":"a"},["a"]]'],
    ['spaces and control characters', '["  ","\\u202e","\\u0000"]'],
    ['a huge text', JSON.stringify(['a'.repeat(10_000)])],
  ])('are none where %s is stored', (_, stored) => {
    expect(parseSearches(stored)).toEqual([]);
  });

  it('are at most five different ones', () => {
    expect(parseSearches('["a","b","a","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('begin with the last one, each in one spelling', () => {
    expect(addSearch(['b', 'Node', 'c'], ' node ')).toEqual(['node', 'b', 'c']);
    expect(addSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
    expect(addSearch(['a'], '   ')).toEqual(['a']);
  });

  it('are read as they were written', () => {
    const queries = ['<b>"x"</b>', '__proto__', '日本'];
    expect(parseSearches(JSON.stringify(queries))).toEqual(queries);
  });
});
