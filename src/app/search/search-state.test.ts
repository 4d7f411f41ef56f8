import { describe, expect, it } from 'vitest';
import type { SearchHit, SearchResults } from '../../search/search-engine.ts';
import { isOffline, type SearchState, shownResults, stateText } from './search-state.ts';

const hit: SearchHit = {
  id: '/docs/a',
  href: '/docs/a',
  page: { text: 'A', ranges: [] },
  sections: [],
  snippet: { text: '', ranges: [] },
};
const results = (total: number): SearchResults => ({ source: 'offline', hits: [hit], total });

const STATES: readonly (readonly [state: SearchState, text: string, shown: number | undefined])[] = [
  [{ kind: 'idle' }, '', undefined],
  [{ kind: 'loading', previous: undefined, isLate: false }, '', undefined],
  [{ kind: 'loading', previous: undefined, isLate: true }, 'Searching…', undefined],
  [{ kind: 'loading', previous: results(3), isLate: false }, '3 results', 3],
  [{ kind: 'loading', previous: results(3), isLate: true }, 'Searching…', 3],
  [{ kind: 'results', results: results(1) }, '1 result', 1],
  [{ kind: 'results', results: results(20) }, '20 results', 20],
  [{ kind: 'empty', query: 'a "b"', source: 'hosted' }, 'No results for "a "b""', undefined],
  [
    { kind: 'failed' },
    'Unable to fetch results. You might want to check your network connection.',
    undefined,
  ],
];

describe('a search', () => {
  it.each(STATES)('that is %j says %j', (state, text, shown) => {
    expect(stateText(state)).toBe(text);
    expect(shownResults(state)?.total).toBe(shown);
  });

  it('is recognised as offline by its answer, even if that is empty', () => {
    expect(isOffline({ kind: 'results', results: results(1) })).toBe(true);
    expect(isOffline({ kind: 'results', results: { ...results(1), source: 'hosted' } })).toBe(false);
    expect(isOffline({ kind: 'empty', query: 'a', source: 'offline' })).toBe(true);
    expect(isOffline({ kind: 'failed' })).toBe(false);
  });
});
