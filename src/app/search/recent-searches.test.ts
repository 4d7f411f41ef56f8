import { describe, expect, it } from 'vitest';
import { recentSearches, storedSearches } from './recent-searches.ts';

describe('the remembered searches', () => {
  it.each([undefined, '', '["a"', 'null', '{"0":"a","length":1}', '[1,null,{"__proto__":"a"},["a"]]'])(
    'are none where %s is stored',
    (stored) => {
      expect(storedSearches(stored)).toEqual([]);
    },
  );

  it('are the last five, each in one spelling, without what cannot be seen', () => {
    expect(recentSearches([' node ', 'b', 'Node', '  ', '\u202e'])).toEqual(['node', 'b']);
    expect(recentSearches(['f', 'a', 'b', 'c', 'd', 'e'])).toEqual(['f', 'a', 'b', 'c', 'd']);
  });

  it('are read as they were written', () => {
    const queries = ['<b>"x"</b>', '__proto__', '日本'];
    expect(recentSearches(storedSearches(JSON.stringify(queries)))).toEqual(queries);
  });
});
