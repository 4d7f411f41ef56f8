import { describe, expect, it, vi } from 'vitest';
import type { OfflineSession } from '../../../../search/session/session.ts';
import { createOfflineEngine, type OpenSession } from './offline-engine.ts';

const results = { source: 'offline', hits: [], total: 0 } as const;
const session = (search: OfflineSession['search'] = async () => results): OfflineSession => ({
  search,
  close() {},
});
const options = () => ({ signal: new AbortController().signal, limit: 5 });

describe('the offline engine', () => {
  it('opens one session, even if it is requested again meanwhile', async () => {
    const open = vi.fn<OpenSession>(async () => session());
    const engine = createOfflineEngine(open);
    engine.prepare();
    await Promise.all([engine.search('a', options()), engine.search('b', options())]);
    expect(open.mock.calls).toEqual([[false]]);
  });

  it('does not keep a failure: the next query tries again and bypasses the browser’s cache', async () => {
    const open = vi.fn<OpenSession>(async () => session());
    open.mockRejectedValueOnce(new Error('no network'));
    const engine = createOfflineEngine(open);
    await expect(engine.search('a', options())).rejects.toThrow('no network');
    expect(await engine.search('a', options())).toEqual(results);
    expect(open.mock.calls).toEqual([[false], [true]]);
  });

  it('does not report a failure to prepare', async () => {
    const engine = createOfflineEngine(() => Promise.reject(new Error('no network')));
    engine.prepare();
    await expect(engine.search('a', options())).rejects.toThrow('no network');
  });

  it('opens another session if one breaks', async () => {
    const open = vi.fn<OpenSession>(async () => session());
    open.mockResolvedValueOnce(session(() => Promise.reject(new Error('crashed'))));
    const engine = createOfflineEngine(open);
    expect(await engine.search('a', options())).toEqual(results);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('gives up if the second one breaks, too', async () => {
    const engine = createOfflineEngine(async () => session(() => Promise.reject(new Error('crashed'))));
    await expect(engine.search('a', options())).rejects.toThrow('crashed');
  });

  it('rejects with the signal, and continues to open the session', async () => {
    let finish: (opened: OfflineSession) => void = () => {};
    const engine = createOfflineEngine(() => new Promise((resolve) => (finish = resolve)));
    const controller = new AbortController();
    const waiting = engine.search('a', { signal: controller.signal, limit: 5 });
    controller.abort(new Error('typed on'));
    await expect(waiting).rejects.toThrow('typed on');
    finish(session());
    expect(await engine.search('ab', options())).toEqual(results);
  });
});
