import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageSlot } from './storage.ts';

const isSize = (value: string): value is 'small' | 'large' => value === 'small' || value === 'large';
const slot = storageSlot('size', isSize);

/** Stubs a `window` with this storage. */
function withStorage(localStorage: Partial<Storage> | (() => never)): EventTarget {
  const window = Object.defineProperty(new EventTarget(), 'localStorage', {
    get: () => (typeof localStorage === 'function' ? localStorage() : localStorage),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  return window;
}

afterEach(() => vi.unstubAllGlobals());

describe('a stored value', () => {
  it('is read when it is valid', () => {
    withStorage({ getItem: () => 'large' });
    expect(slot.read()).toBe('large');
  });

  it.each([null, 'null', '', 'huge', '{"size":"large"}', '__proto__', 'x'.repeat(5_000_000)])(
    'is taken for absent when the stored text is %.20j',
    (stored) => {
      withStorage({ getItem: () => stored });
      expect(slot.read()).toBeUndefined();
    },
  );

  it('is absent, without an error, if storage is blocked', () => {
    withStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(slot.read()).toBeUndefined();
    expect(() => slot.write('small')).not.toThrow();
  });

  it('is not stored, without an error, if storage is full', () => {
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

describe('a subscriber', () => {
  /** Subscribes to the value in a separate window. */
  function follow() {
    const stored = { value: 'large' };
    const window = withStorage({ getItem: () => stored.value });
    const onChange = vi.fn();
    const stop = slot.subscribe(onChange);
    const dispatch = (type: string, properties: object = {}) =>
      window.dispatchEvent(Object.assign(new Event(type), properties));
    return { stored, onChange, stop, dispatch };
  }

  it('is called when another tab changes the value or clears the storage, and for nothing else', () => {
    const { onChange, dispatch } = follow();
    dispatch('storage', { key: 'other' });
    expect(onChange).not.toHaveBeenCalled();
    dispatch('storage', { key: 'size' });
    dispatch('storage', { key: null });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is called for changes of another tab once its own page is shown', () => {
    const { onChange, dispatch } = follow();
    const show = (visibilityState: string) =>
      Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
    show('hidden');
    dispatch('storage', { key: 'size' });
    dispatch('storage', { key: 'size' });
    expect(onChange).not.toHaveBeenCalled();
    show('visible');
    show('visible');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is called, back from the back/forward cache, for changes made in the meantime', () => {
    const { stored, onChange, dispatch } = follow();
    dispatch('pageshow', { persisted: false });
    dispatch('pagehide');
    dispatch('pageshow', { persisted: true });
    expect(onChange).not.toHaveBeenCalled();
    dispatch('pagehide');
    stored.value = 'small';
    dispatch('pageshow', { persisted: true });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is not called on the way back if storage is blocked', () => {
    const window = withStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const onChange = vi.fn();
    slot.subscribe(onChange);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is not called after unsubscribing', () => {
    const { onChange, stop, dispatch } = follow();
    stop();
    dispatch('storage', { key: 'size' });
    dispatch('pageshow', { persisted: true });
    expect(onChange).not.toHaveBeenCalled();
  });
});
