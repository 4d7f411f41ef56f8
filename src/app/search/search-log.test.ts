import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportMissingWords } from './search-log.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  vi.stubEnv('VITE_SEARCH_LOG', 'https://log.example/search');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const bodies = () => fetched.mock.calls.map(([, request]) => request?.body);

describe('a query without results', () => {
  it('is sent once, without anything about the reader, when typing stops', async () => {
    for (const query of ['undx', 'undxo', 'undxo']) {
      reportMissingWords(query);
      await vi.advanceTimersByTimeAsync(query === 'undx' ? 1000 : 3000);
    }
    expect(bodies()).toEqual(['undxo']);
    expect(fetched).toHaveBeenCalledWith(
      'https://log.example/search',
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
  });

  it.each(['ann@mail.example', 'call 0301234567', 'x'.repeat(100)])(
    'is not sent if it may be personal: %s',
    async (query) => {
      reportMissingWords(query);
      await vi.advanceTimersByTimeAsync(3000);
      expect(bodies()).toEqual([]);
    },
  );

  it('is not sent if it has only signs, which are not searched', async () => {
    reportMissingWords('=> ?? …');
    await vi.advanceTimersByTimeAsync(3000);
    expect(bodies()).toEqual([]);
  });

  it('is not sent if results arrive in time', async () => {
    reportMissingWords('draggin');
    reportMissingWords(undefined);
    await vi.advanceTimersByTimeAsync(3000);
    expect(bodies()).toEqual([]);
  });

  it('is not sent if no endpoint is set', async () => {
    vi.stubEnv('VITE_SEARCH_LOG', '');
    reportMissingWords('flying');
    await vi.advanceTimersByTimeAsync(3000);
    expect(bodies()).toEqual([]);
  });
});
