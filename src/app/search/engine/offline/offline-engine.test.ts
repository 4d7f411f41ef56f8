import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexText } from '../../../../node/search/searchable-site.testing.ts';
import { FakeWorker } from './fake-worker.testing.ts';
import { createOfflineEngine } from './offline-engine.ts';

const text = indexText([{ slug: 'raft', title: 'Raft', html: '<p>It floats.</p>' }]);

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  FakeWorker.behaviour = 'works';
  FakeWorker.started.length = 0;
  fetched.mockReset().mockImplementation(async () => new Response(text));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('document', { documentElement: { dataset: { searchIndex: '/assets/search-1.json' } } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const options = () => ({ signal: new AbortController().signal, limit: 5 });
const engineOf = () => createOfflineEngine({ atOnce: true });
const hrefs = async (engine = engineOf()) =>
  (await engine.search('floats', options())).hits.map(({ href }) => href);

describe('offline search', () => {
  it('runs in a worker, with the index that the document names', async () => {
    expect(await hrefs()).toEqual(['/docs/raft']);
    expect(fetched).toHaveBeenCalledWith('/assets/search-1.json', { cache: 'default' });
  });

  it('starts one worker, even if it is needed again meanwhile', async () => {
    const engine = engineOf();
    await Promise.all([hrefs(engine), hrefs(engine)]);
    expect(FakeWorker.started).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('does not keep a failure: the next query tries again and bypasses the browser’s cache', async () => {
    fetched.mockRejectedValueOnce(new Error('no network'));
    const engine = engineOf();
    await expect(hrefs(engine)).rejects.toThrow('no network');
    expect(await hrefs(engine)).toEqual(['/docs/raft']);
    expect(fetched).toHaveBeenLastCalledWith('/assets/search-1.json', { cache: 'reload' });
  });

  it('starts another worker after one has crashed', async () => {
    FakeWorker.behaviour = 'crashes once';
    const engine = engineOf();
    await expect(hrefs(engine)).rejects.toThrow('out of memory');
    expect(await hrefs(engine)).toEqual(['/docs/raft']);
    expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it('fails if the worker cannot start', async () => {
    FakeWorker.behaviour = 'cannot load';
    await expect(hrefs()).rejects.toThrow('could not start');
  });

  it('rejects with the signal, and continues to open the index', async () => {
    const engine = engineOf();
    const controller = new AbortController();
    const waiting = engine.search('floats', { signal: controller.signal, limit: 5 });
    controller.abort(new Error('typed on'));
    await expect(waiting).rejects.toThrow('typed on');
    expect(await hrefs(engine)).toEqual(['/docs/raft']);
    expect(FakeWorker.started).toHaveLength(1);
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

  it.each<[string, () => Promise<Response>]>([
    ['missing', async () => new Response('Not found', { status: 404 })],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['truncated', async () => new Response(text.slice(0, -20))],
    ['HTML', async () => new Response('<!doctype html><h1>Hello</h1>')],
    ['empty', async () => new Response('')],
    ['null', async () => new Response('null')],
    ['without its pages', async () => new Response('{}')],
  ])('fails for an index that is or has: %s; and leaves no worker behind', async (_, answer) => {
    fetched.mockImplementation(answer);
    await expect(hrefs()).rejects.toThrow();
    expect(FakeWorker.started.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it('fails when the document names no index', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    await expect(hrefs()).rejects.toThrow('names no search index');
  });
});
