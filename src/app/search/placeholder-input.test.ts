import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyPress } from '../platform/input/single-key.ts';
import { isSearchShortcut } from './placeholder-input.ts';

/** An element that may take text. */
class Element {
  readonly isContentEditable = false;
  readonly matches: () => boolean;
  constructor(takesText: boolean) {
    this.matches = () => takesText;
  }
}

function press(keys: Partial<KeyPress>, takesText = false): boolean {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
  // biome-ignore lint/plugin/no-casts: without a browser, there are no elements
  const target = new Element(takesText) as unknown as EventTarget;
  return isSearchShortcut({ key: 'k', code: 'KeyK', ...none, target, ...keys });
}

const navigator = { userAgent: 'Linux' };
beforeEach(() => {
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', {});
});
afterEach(() => {
  navigator.userAgent = 'Linux';
  vi.unstubAllGlobals();
});

describe('the search opens by', () => {
  it.each(['k', 'K', 'л', 'κ', 'ל'])('Control and the key of K on any layout: %s', (key) => {
    expect(press({ key, ctrlKey: true })).toBe(true);
    expect(press({ key, metaKey: true })).toBe(true);
    expect(press({ key, ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press({ key })).toBe(false);
  });

  it('Control+K from a text field, but not on Apple devices, where these keys delete text', () => {
    expect(press({ ctrlKey: true }, true)).toBe(true);
    navigator.userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
    expect(press({ ctrlKey: true }, true)).toBe(false);
    expect(press({ metaKey: true }, true)).toBe(true);
    expect(press({ ctrlKey: true })).toBe(true);
  });

  it('the slash key, but not in a text field or with another key', () => {
    const slash = { key: '/', code: 'Slash' };
    expect(press(slash)).toBe(true);
    expect(press(slash, true)).toBe(false);
    expect(press({ ...slash, altKey: true })).toBe(false);
    expect(press({ ...slash, isComposing: true })).toBe(false);
  });
});
