import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayPrefetch } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

describe('fetching ahead of the reader', () => {
  it.each([
    ['a browser that does not tell its connection', {}, true],
    ['a fast connection', { connection: { effectiveType: '4g', saveData: false } }, true],
    ['3g', { connection: { effectiveType: '3g', saveData: false } }, true],
    [
      'a slow line and little memory',
      { connection: { effectiveType: '4g', downlink: 1.4 }, deviceMemory: 1 },
      true,
    ],
    ['2g', { connection: { effectiveType: '2g', saveData: false } }, false],
    ['slow-2g', { connection: { effectiveType: 'slow-2g', saveData: false } }, false],
    ['a reader who saves data', { connection: { effectiveType: '4g', saveData: true } }, false],
  ])('for %s: %o → %s', (_, navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    expect(mayPrefetch()).toBe(expected);
  });
});
