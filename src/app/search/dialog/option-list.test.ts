import { expect, it } from 'vitest';
import type { SearchHit } from '../../../search/search-engine.ts';
import { optionList } from './option-list.ts';

function hit(href: string): SearchHit {
  const [path = ''] = href.split('#');
  return {
    id: href,
    href,
    page: { text: path, ranges: [] },
    sections: [],
    snippet: { text: '', ranges: [] },
  };
}

/** The list of a search that has found these hits. */
function listOf(hits: readonly SearchHit[]) {
  const results = { source: 'offline', hits, total: hits.length } as const;
  return optionList({ kind: 'results', answered: 'node', results }, []);
}

it('puts the hits of a page at the position of the best one', () => {
  const hits = ['/b#1', '/a', '/b', '/c#x', '/a#2'].map(hit);
  const { groups } = listOf(hits);
  expect(groups.map(({ key, options }) => [key, options.map(({ href }) => href)])).toEqual([
    ['/b', ['/b#1', '/b']],
    ['/a', ['/a', '/a#2']],
    ['/c', ['/c#x']],
  ]);
});

it('leaves a deprecated entry behind a current one of another page', () => {
  const hits = [hit('/a#x'), hit('/b#x'), { ...hit('/a#old'), isDeprecated: true }];
  expect(listOf(hits).options.map(({ value }) => value)).toEqual(['/a#x', '/b#x', '/a#old']);
});
