import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchEngine, SearchResults } from '../../search/search-engine.ts';
import { SearchSession } from './search-session.ts';

/** An engine whose answers the test provides, by query. */
class HeldEngine implements SearchEngine {
  readonly asked: string[] = [];
  readonly #answers = new Map<string, PromiseWithResolvers<SearchResults>>();

  search(query: string, { signal }: { readonly signal: AbortSignal }): Promise<SearchResults> {
    const answer = resolvers();
    signal.addEventListener('abort', () => answer.reject(signal.reason));
    this.asked.push(query);
    this.#answers.set(query, answer);
    return answer.promise;
  }

  async answer(query: string, total: number): Promise<void> {
    const hits = total === 0 ? [] : [HIT];
    this.#answers.get(query)?.resolve({ source: 'offline', hits, total });
    await vi.advanceTimersByTimeAsync(0);
  }

  async fail(query: string): Promise<void> {
    this.#answers.get(query)?.reject(new Error('No engine can answer.'));
    await vi.advanceTimersByTimeAsync(0);
  }
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

function resolvers(): PromiseWithResolvers<SearchResults> {
  let resolve: (value: SearchResults) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<SearchResults>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}

const HIT = {
  id: '/docs/a',
  href: '/docs/a',
  page: { text: 'A', ranges: [] },
  sections: [],
  snippet: { text: '', ranges: [] },
};

function begin() {
  const engine = new HeldEngine();
  const session = new SearchSession(engine);
  const changes = vi.fn();
  session.subscribe(changes);
  return { engine, session, changes };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a search while a reader types', () => {
  it('changes the view for an answer, not for each letter', async () => {
    const { engine, session, changes } = begin();
    session.ask('n', 10);
    await engine.answer('n', 3);
    changes.mockClear();
    session.ask('no', 10);
    expect(changes).not.toHaveBeenCalled();
    expect(session.view()).toMatchObject({ query: 'n', state: { kind: 'results' } });
    await engine.answer('no', 2);
    expect(changes).toHaveBeenCalledOnce();
    expect(session.view()).toMatchObject({ query: 'no', state: { kind: 'results', results: { total: 2 } } });
  });

  it('drops an answer that comes after a newer query', async () => {
    const { engine, session } = begin();
    session.ask('n', 10);
    session.ask('no', 10);
    await engine.answer('n', 3);
    expect(session.view().state.kind).toBe('loading');
    expect(session.isWaiting).toBe(true);
  });

  it('does not repeat a query that is the same to engines', () => {
    const { engine, session } = begin();
    session.ask('node', 10);
    session.ask('node ', 10);
    expect(engine.asked).toEqual(['node']);
    session.ask('node', 30);
    expect(engine.asked).toEqual(['node', 'node']);
  });

  it('reports that it is late 200 ms after the first unanswered letter', () => {
    const { session } = begin();
    session.ask('n', 10);
    vi.advanceTimersByTime(150);
    session.ask('no', 10);
    vi.advanceTimersByTime(49);
    expect(session.view().state).toMatchObject({ kind: 'loading', isLate: false });
    vi.advanceTimersByTime(1);
    expect(session.view()).toMatchObject({ query: 'no', state: { kind: 'loading', isLate: true } });
    session.ask('nod', 10);
    expect(session.view()).toMatchObject({ query: 'nod', state: { kind: 'loading', isLate: true } });
  });

  it('keeps the previous results while it is late', async () => {
    const { engine, session } = begin();
    session.ask('n', 10);
    await engine.answer('n', 3);
    session.ask('no', 10);
    vi.advanceTimersByTime(200);
    expect(session.view().state).toMatchObject({ kind: 'loading', previous: { total: 3 }, isLate: true });
  });

  it('becomes idle at once when the field is emptied', async () => {
    const { engine, session } = begin();
    session.ask('n', 10);
    session.ask('  ', 10);
    expect(session.view()).toEqual({ query: '', state: { kind: 'idle' } });
    await engine.answer('n', 3);
    vi.advanceTimersByTime(500);
    expect(session.view().state.kind).toBe('idle');
  });
});

describe('a search that fails', () => {
  it('is repeated on request, and not otherwise', async () => {
    const { engine, session } = begin();
    session.retry();
    session.ask('node', 10);
    session.retry();
    expect(engine.asked).toEqual(['node']);
    await engine.fail('node');
    expect(session.view().state.kind).toBe('failed');
    session.retry();
    expect(session.view().state).toEqual({ kind: 'loading', previous: undefined, isLate: false });
    await engine.answer('node', 0);
    expect(session.view().state).toEqual({ kind: 'empty', query: 'node', source: 'offline' });
  });

  it('is not reported when nobody waits for it any more', async () => {
    const { session, changes } = begin();
    session.ask('node', 10);
    changes.mockClear();
    session.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(changes).not.toHaveBeenCalled();
    expect(session.isWaiting).toBe(false);
  });
});
