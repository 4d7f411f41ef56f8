import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexText } from '../../../../node/search/searchable-site.testing.ts';
import { createSessionAnswers, type SessionRequest } from '../../../../search/session/session.ts';
import { openSession } from './offline-engine.ts';

const text = indexText([{ slug: 'raft', title: 'Raft', html: '<p>It floats.</p>' }]);

/** A worker that runs in the test, or fails in a way that a test chooses. */
class FakeWorker extends EventTarget {
  static behaviour: 'works' | 'cannot load' | 'crashes' = 'works';
  static readonly started: FakeWorker[] = [];
  readonly #answer = createSessionAnswers();
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
    if (FakeWorker.behaviour === 'cannot load') setTimeout(() => this.dispatchEvent(new Event('error')));
  }

  postMessage({ id, request }: { readonly id: number; readonly request: SessionRequest }): void {
    if (FakeWorker.behaviour === 'cannot load') return;
    if (FakeWorker.behaviour === 'crashes' && request.kind === 'search') {
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' })));
      return;
    }
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: this.#reply(id, request) })));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #reply(id: number, request: SessionRequest) {
    try {
      return { id, answer: this.#answer(request) };
    } catch (error) {
      return { id, failure: String(error) };
    }
  }
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  FakeWorker.behaviour = 'works';
  FakeWorker.started.length = 0;
  fetched.mockReset().mockImplementation(async () => new Response(text));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('document', { documentElement: { dataset: { searchIndex: '/assets/search-1.json' } } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const options = () => ({ signal: new AbortController().signal, limit: 5 });
const hrefs = async () =>
  (await (await openSession(false)).search('floats', options())).hits.map(({ href }) => href);

describe('offline search', () => {
  it('runs in a worker, with the index that the document names', async () => {
    expect(await hrefs()).toEqual(['/docs/raft']);
    expect(fetched).toHaveBeenCalledWith(
      '/assets/search-1.json',
      expect.objectContaining({ cache: 'default' }),
    );
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('runs in the page if the worker cannot load', async () => {
    FakeWorker.behaviour = 'cannot load';
    expect(await hrefs()).toEqual(['/docs/raft']);
    expect(FakeWorker.started[0]?.isTerminated).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('runs in the page if there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await hrefs()).toEqual(['/docs/raft']);
  });

  it('rejects when its worker crashes', async () => {
    FakeWorker.behaviour = 'crashes';
    const session = await openSession(false);
    await expect(session.search('floats', options())).rejects.toThrow('out of memory');
    await expect(session.search('floats', options())).rejects.toThrow('out of memory');
  });

  it('bypasses the browser’s copy of the index after a failure', async () => {
    await openSession(true);
    expect(fetched).toHaveBeenCalledWith(
      '/assets/search-1.json',
      expect.objectContaining({ cache: 'reload' }),
    );
  });

  it('waits a minute and a half for the index on a very slow connection', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 90_000));
      return new Response(text);
    });
    const found = hrefs();
    await vi.advanceTimersByTimeAsync(91_000);
    expect(await found).toEqual(['/docs/raft']);
  });

  it('gives up on an index that never arrives, so that the next query can try again', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(() => new Promise(() => {}));
    const failure = expect(openSession(false)).rejects.toThrow('no answer');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await failure;
  });

  it.each<[string, () => Promise<Response>]>([
    ['missing', async () => new Response('Not found', { status: 404 })],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['truncated', async () => new Response(text.slice(0, -20))],
    ['HTML', async () => new Response('<!doctype html><h1>Hello</h1>')],
    ['empty', async () => new Response('')],
    ['null', async () => new Response('null')],
    ['an older version', async () => new Response(text.replace('"version":2', '"version":0'))],
    ['a later version', async () => new Response(text.replace('"version":2', '"version":3'))],
    ['without its sections', async () => new Response('{"version":2,"pages":[],"rest":{}}')],
    ['columns that do not fit', async () => new Response(text.replace('"levels":"1"', '"levels":"12"'))],
    ['pages of another form', async () => new Response(text.replace('"Guides"', '7'))],
  ])('fails for an index that is or has: %s; and leaves no worker behind', async (_, answer) => {
    fetched.mockImplementation(answer);
    await expect(openSession(false)).rejects.toThrow();
    expect(FakeWorker.started.every(({ isTerminated }) => isTerminated)).toBe(true);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('fails when the document names no index', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    await expect(openSession(false)).rejects.toThrow('names no search index');
  });
});
