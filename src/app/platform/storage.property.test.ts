import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { recentSearches, storedSearches } from '../search/recent-searches.ts';
import { storageSlot } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const isSize = (value: string): value is 'small' | 'large' => value === 'small' || value === 'large';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('small', 'large', '__proto__'),
);
/** The outcome of one access to the storage. */
const access = fc.constantFrom('works', 'has no storage', 'throws');

test('a slot returns a valid value or none and never throws, whatever the storage contains and does', () => {
  fc.assert(
    fc.property(fc.option(text), fc.array(access, { minLength: 6, maxLength: 6 }), (initial, accesses) => {
      let stored = initial;
      const next = [...accesses];
      const storage = {
        getItem: () => (next.shift() === 'throws' ? fail() : stored),
        setItem: (_key: string, value: string) => {
          if (next.shift() === 'throws') fail();
          stored = value;
        },
      };
      vi.stubGlobal('window', {
        get localStorage() {
          return next[0] === 'has no storage' ? fail() : storage;
        },
      });
      const slot = storageSlot('size', isSize);
      for (const value of ['small', 'large'] as const) {
        const read = slot.read();
        expect(read === undefined || isSize(read)).toBe(true);
        if (read !== undefined) expect(read).toBe(stored);
        slot.write(value);
      }
    }),
    { numRuns: 1000 },
  );
});

function fail(): never {
  throw new DOMException('blocked', 'SecurityError');
}

test('remembered searches are at most five, all different and none empty, whatever is stored', () => {
  const stored = fc.oneof(text, fc.array(fc.oneof(text, fc.anything()), { maxLength: 20 }).map(toJson));
  fc.assert(
    fc.property(stored, text, (value, query) => {
      const queries = recentSearches([query, ...storedSearches(value)]);
      expect(queries.length).toBeLessThanOrEqual(5);
      expect(new Set(queries).size).toBe(queries.length);
      expect(queries).not.toContain('');
      expect(storedSearches(JSON.stringify(queries))).toEqual(queries);
    }),
    { numRuns: 500 },
  );
});

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
}
