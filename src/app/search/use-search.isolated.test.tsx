// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchOptions, SearchResults } from '../../search/search-engine.ts';
import type { SearchScope } from '../../search/search-scope.ts';
import { useSearch } from './use-search.ts';

/** A query that the engine has received, with what answers it. */
interface Asked extends SearchOptions {
  readonly query: string;
  readonly resolve: (results: SearchResults) => void;
  readonly reject: (reason: Error) => void;
}

const asked = vi.hoisted((): Asked[] => []);

vi.mock('./create-search-engine.ts', () => ({
  getEngine: () => ({
    search: (query: string, options: SearchOptions) =>
      new Promise<SearchResults>((resolve, reject) => asked.push({ query, ...options, resolve, reject })),
  }),
}));

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const queries = () => asked.map(({ query }) => query);

async function answer(query: string, total: number) {
  const text = { text: 'A', ranges: [] };
  const hits = total === 0 ? [] : [{ id: 'a', href: '/docs/a', page: text, sections: [], snippet: text }];
  asked.findLast((one) => one.query === query)?.resolve({ source: 'offline', hits, total });
  await pass(1);
}

async function fail(query: string) {
  asked.findLast((one) => one.query === query)?.reject(new Error('No engine can answer.'));
  await pass(1);
}

/** A search whose field a test fills. */
function begin() {
  const client = new QueryClient();
  const { result, rerender } = renderHook(
    ({ text, scope }: { readonly text: string; readonly scope: SearchScope }) => useSearch(text, scope, 6),
    {
      initialProps: { text: '', scope: 'all' },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const type = async (text: string, scope: SearchScope = 'all') => {
    rerender({ text, scope });
    await pass(1);
  };
  const retry = async () => {
    result.current.retry();
    await pass(1);
  };
  return { seen: () => result.current, type, retry };
}

describe('a search while a reader types', () => {
  it('shows the previous answer until there is one to the latest text', async () => {
    const { seen, type } = begin();
    expect(seen()).toMatchObject({ kind: 'idle', answered: '' });
    await type('n');
    expect(seen()).toMatchObject({ kind: 'idle', query: 'n', answered: '' });
    await answer('n', 3);
    expect(seen()).toMatchObject({ kind: 'results', answered: 'n', text: '3 results' });
    await type('no');
    expect(seen()).toMatchObject({ kind: 'results', query: 'no', answered: 'n', text: '3 results' });
    await answer('no', 1);
    expect(seen()).toMatchObject({ kind: 'results', answered: 'no', text: '1 result' });
    await type('noq');
    await answer('noq', 0);
    expect(seen()).toMatchObject({ kind: 'empty', text: 'No results for "noq"', results: { hits: [] } });
  });

  it('drops an answer that comes after a newer query, and withdraws its question', async () => {
    const { seen, type } = begin();
    await type('n');
    await type('no');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await answer('n', 3);
    expect(seen()).toMatchObject({ kind: 'idle', answered: '' });
    await answer('no', 2);
    await answer('n', 3);
    expect(seen()).toMatchObject({ answered: 'no', text: '2 results' });
  });

  it('asks once for texts that are the same to engines, and again in another part of the documentation', async () => {
    const { type } = begin();
    await type('node');
    await type(' node ');
    expect(queries()).toEqual(['node']);
    await answer('node', 3);
    await type('node', 'api');
    expect(asked.map(({ scope }) => scope)).toEqual(['all', 'api']);
  });

  it('keeps no answer: a query that returns is asked again', async () => {
    const { type } = begin();
    for (const query of ['node', 'nodes', 'node']) {
      await type(query);
      await answer(query, 3);
    }
    expect(queries()).toEqual(['node', 'nodes', 'node']);
  });

  it('says that it is late 200 ms after the first unanswered letter', async () => {
    const { seen, type } = begin();
    await type('n');
    await pass(150);
    await type('no');
    await pass(40);
    expect(seen().kind).toBe('idle');
    await pass(20);
    expect(seen()).toMatchObject({ kind: 'loading', text: 'Searching…' });
    await type('nod');
    expect(seen().text).toBe('Searching…');
    await answer('nod', 3);
    await type('node');
    await pass(200);
    expect(seen()).toMatchObject({ kind: 'loading', text: 'Searching…', results: { total: 3 } });
  });

  it('is idle at once when the field is emptied, and forgets the answer', async () => {
    const { seen, type } = begin();
    await type('n');
    await answer('n', 3);
    await type('  ');
    expect(seen()).toMatchObject({ kind: 'idle', results: { hits: [] } });
    await type('f');
    expect(seen()).toMatchObject({ kind: 'idle', results: { hits: [] } });
    expect(queries()).toEqual(['n', 'f']);
  });

  it('hands over the answer to the latest text when it comes, unless the reader types on', async () => {
    const { seen, type } = begin();
    await type('n');
    const [dropped, kept] = [seen().answer(), () => seen().answer()];
    const ending = expect(dropped).rejects.toThrow('CancelledError');
    await type('no');
    await ending;
    const waiting = kept();
    await answer('no', 2);
    expect(await waiting).toMatchObject({ total: 2 });
    expect(queries()).toEqual(['n', 'no']);
  });
});

describe('a search that fails', () => {
  const FAILED = 'Unable to fetch results. You might want to check your network connection.';

  it('says so after a second attempt, and is repeated on request, when the connection is back, and by typing', async () => {
    const { seen, type, retry } = begin();
    const failTwice = async () => {
      await fail('node');
      await fail('node');
    };
    await type('node');
    await fail('node');
    expect(seen().kind).not.toBe('failed');
    await fail('node');
    expect(seen()).toMatchObject({ kind: 'failed', text: FAILED, results: { hits: [] } });
    await retry();
    expect(seen().kind).toBe('idle');
    await failTwice();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await pass(1);
    await failTwice();
    expect(seen().kind).toBe('failed');
    expect(queries()).toHaveLength(6);
    await type('nodes');
    await answer('nodes', 2);
    await type('node');
    await answer('node', 0);
    expect(seen()).toMatchObject({ kind: 'empty', results: { source: 'offline' } });
  });
});
