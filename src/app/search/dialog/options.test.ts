import { expect, it } from 'vitest';
import type { SearchHit } from '../../../search/search-engine.ts';
import type { Search } from '../use-search.ts';
import { optionGroups } from './options.ts';

const text = { text: '', ranges: [] };
const hitAt = (href: string): SearchHit => ({ id: href, href, page: text, sections: [], snippet: text });

/** The targets of the options for these hits, by group. */
function targetsOf(hits: readonly SearchHit[], recent: readonly string[] = []) {
  const search: Search = {
    kind: hits.length > 0 ? 'results' : 'empty',
    query: 'node',
    answered: 'node',
    results: { source: 'offline', hits, total: hits.length },
    text: '',
    answer: () => Promise.reject(new Error('Nobody asks.')),
    retry() {},
  };
  return optionGroups(search, recent).map(({ options }) => options.map(({ href }) => href));
}

it('puts the hits of a page at the position of the best one', () => {
  const hits = ['/b#1', '/a', '/b', '/c#x', '/a#2'].map(hitAt);
  expect(targetsOf(hits)).toEqual([['/b#1', '/b'], ['/a', '/a#2'], ['/c#x']]);
});

it('leaves a deprecated entry behind a current one of another page', () => {
  const hits = [hitAt('/a#x'), hitAt('/b#x'), { ...hitAt('/a#old'), isDeprecated: true }];
  expect(targetsOf(hits)).toEqual([['/a#x'], ['/b#x'], ['/a#old']]);
});

it('offers the pages to start with where nothing is found, and not what has been searched for', () => {
  expect(targetsOf([], ['raft'])[0]).toContain('/docs/overview');
});
