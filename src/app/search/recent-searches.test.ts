import { describe, expect, it } from 'vitest';
import { recentPages, recentSearches } from './recent-searches.ts';

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
    expect(recentSearches.parse(stored)).toEqual([]);
  });

  it('are at most five different ones', () => {
    expect(recentSearches.parse('["a","b","a","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('begin with the last one, each in one spelling', () => {
    expect(recentSearches.add(['b', 'Node', 'c'], ' node ')).toEqual(['node', 'b', 'c']);
    expect(recentSearches.add(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
    expect(recentSearches.add(['a'], '   ')).toEqual(['a']);
  });

  it('are read as they were written', () => {
    const queries = ['<b>"x"</b>', '__proto__', '日本'];
    expect(recentSearches.parse(JSON.stringify(queries))).toEqual(queries);
  });
});

describe('the remembered pages', () => {
  it('are those that exist, each once, with a title', () => {
    const stored = [
      ['/docs/overview', 'Overview'],
      ['/docs/gone', 'Gone'],
      ['javascript:alert(1)', 'Script'],
      ['//evil.example', 'Elsewhere'],
      ['/docs/overview', 'Again'],
      ['/docs/overview'],
      '/docs/overview',
      null,
    ];
    expect(recentPages.parse(JSON.stringify(stored))).toEqual([
      { href: '/docs/overview', title: 'Overview' },
    ]);
  });

  it('begin with the last one', () => {
    const overview = { href: '/docs/overview', title: 'Overview' };
    const sponsor = { href: '/docs/sponsor', title: 'Sponsor' };
    expect(recentPages.add([overview, sponsor], sponsor)).toEqual([sponsor, overview]);
  });
});
