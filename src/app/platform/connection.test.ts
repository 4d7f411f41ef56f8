import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayLoadAhead, mayPrefetch } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

describe('fetching ahead of the reader', () => {
  it.each([
    ['a browser that does not tell its connection', {}, true],
    ['a fast connection', { connection: { effectiveType: '4g', saveData: false } }, true],
    ['3g', { connection: { effectiveType: '3g', saveData: false } }, true],
    ['2g', { connection: { effectiveType: '2g', saveData: false } }, false],
    ['slow-2g', { connection: { effectiveType: 'slow-2g', saveData: false } }, false],
    ['a reader who saves data', { connection: { effectiveType: '4g', saveData: true } }, false],
  ])('for %s: %o → %s', (_, navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    expect(mayPrefetch()).toBe(expected);
  });
});

describe('loading the app for a reader who only reads', () => {
  it.each([
    ['a browser that tells nothing', {}, true],
    ['the fastest connection that Chromium reports, less its noise', { connection: { downlink: 9 } }, true],
    ['5 Mbit/s', { connection: { effectiveType: '4g', downlink: 5 } }, false],
    [
      'a fast connection with a reader who saves data',
      { connection: { downlink: 10, saveData: true } },
      false,
    ],
    ['a device with 1 GiB of memory', { connection: { downlink: 10 }, deviceMemory: 1 }, false],
    ['a device with 4 GiB of memory', { connection: { downlink: 10 }, deviceMemory: 4 }, true],
  ])('for %s: %o → %s', (_, navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    expect(mayLoadAhead()).toBe(expected);
  });
});
