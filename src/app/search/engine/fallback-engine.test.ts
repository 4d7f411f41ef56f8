import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchEngine, SearchResults } from '../../../search/search-engine.ts';
import { createFallbackEngine } from './fallback-engine.ts';

const empty = (source: SearchResults['source']): SearchResults => ({ source, hits: [], total: 0 });
const text = { text: 'Raft', ranges: [] };
const hit = { id: '/docs/raft', href: '/docs/raft', page: text, sections: [], snippet: text };
const answer = (source: SearchResults['source']): SearchResults => ({ source, hits: [hit], total: 1 });
const failing = async () => {
  throw new Error('down');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fallback engine over two engines that a test controls. */
function engines() {
  const hosted = vi.fn<SearchEngine['search']>(async () => answer('hosted'));
  const offline = vi.fn<SearchEngine['search']>(async () => answer('offline'));
  const engine = createFallbackEngine({ search: hosted }, { search: offline });
  const controller = new AbortController();
  const search = async () => (await engine.search('x', { signal: controller.signal, limit: 5 })).source;
  return { engine, hosted, offline, search, controller };
}

describe('search with a hosted index', () => {
  it('uses the index alone while it works', async () => {
    const { search, offline } = engines();
    expect(await search()).toBe('hosted');
    expect(offline).not.toHaveBeenCalled();
  });

  it('falls back to the offline engine when the index fails, and then skips the index for half a minute', async () => {
    const { search, hosted } = engines();
    hosted.mockImplementation(failing);
    expect(await search()).toBe('offline');
    vi.advanceTimersByTime(29_999);
    expect(await search()).toBe('offline');
    expect(hosted).toHaveBeenCalledTimes(1);
    hosted.mockImplementation(async () => answer('hosted'));
    vi.advanceTimersByTime(1);
    expect(await search()).toBe('hosted');
  });

  it('falls back to the offline engine after a second and a half without an answer', async () => {
    const { search, hosted } = engines();
    hosted.mockImplementation(() => new Promise(() => {}));
    const result = search();
    await vi.advanceTimersByTimeAsync(1499);
    expect(await Promise.race([result, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe('offline');
  });

  it('asks the offline engine too when the index finds nothing, without a pause', async () => {
    const { search, hosted } = engines();
    hosted.mockImplementationOnce(async () => empty('hosted'));
    expect(await search()).toBe('offline');
    expect(await search()).toBe('hosted');
  });

  it('finds nothing only if both find nothing, or the one that can answer', async () => {
    const { search, hosted, offline } = engines();
    hosted.mockImplementation(async () => empty('hosted'));
    offline.mockImplementationOnce(failing);
    expect(await search()).toBe('hosted');
    offline.mockImplementation(async () => empty('offline'));
    expect(await search()).toBe('hosted');
    hosted.mockImplementation(failing);
    expect(await search()).toBe('offline');
    // The index is skipped for half a minute, whatever the offline engine finds.
    expect(await search()).toBe('offline');
    expect(hosted).toHaveBeenCalledTimes(3);
  });

  it('does not pause because a reader typed on', async () => {
    const { search, hosted, controller, engine } = engines();
    hosted.mockImplementationOnce(() => new Promise(() => {}));
    const first = search();
    controller.abort(new Error('typed on'));
    await expect(first).rejects.toThrow('typed on');
    const { signal } = new AbortController();
    expect((await engine.search('xy', { signal, limit: 5 })).source).toBe('hosted');
  });

  it('fails if both fail, and asks both again with the next query', async () => {
    const { search, hosted, offline } = engines();
    hosted.mockImplementationOnce(failing);
    offline.mockImplementationOnce(failing);
    await expect(search()).rejects.toThrow('Neither');
    expect(await search()).toBe('hosted');
  });
});
