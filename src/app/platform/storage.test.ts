import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageSlot } from './storage.ts';

const isSize = (value: string): value is 'small' | 'large' => value === 'small' || value === 'large';
const slot = storageSlot('size', isSize);

/** Gives the code a `window` whose storage is this. */
function withStorage(localStorage: Partial<Storage> | (() => never)): void {
  vi.stubGlobal('window', {
    get localStorage() {
      return typeof localStorage === 'function' ? localStorage() : localStorage;
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('a value kept in the browser', () => {
  it('is read when it is valid', () => {
    withStorage({ getItem: () => 'large' });
    expect(slot.read()).toBe('large');
  });

  it.each([null, '', 'huge', '{"size":"large"}', '__proto__', 'x'.repeat(5_000_000)])(
    'is taken for absent when the stored text is %.20j',
    (stored) => {
      withStorage({ getItem: () => stored });
      expect(slot.read()).toBeUndefined();
    },
  );

  it('is absent, without an error, where storage is blocked', () => {
    withStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(slot.read()).toBeUndefined();
    expect(() => slot.write('small')).not.toThrow();
  });

  it('is not kept, without an error, where storage is full', () => {
    withStorage({
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => slot.write('small')).not.toThrow();
  });

  it('is absent on the server', () => {
    expect(slot.read()).toBeUndefined();
  });
});
