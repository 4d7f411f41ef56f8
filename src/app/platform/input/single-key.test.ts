import { afterEach, expect, it, vi } from 'vitest';
import { setSingleKeyShortcuts, singleKeyShortcutsAreOn } from './single-key.ts';

afterEach(() => {
  setSingleKeyShortcuts(true);
  vi.unstubAllGlobals();
});

it('shortcuts of a single key stay off for the visit if the browser stores nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.');
  };
  vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse } });
  expect(singleKeyShortcutsAreOn()).toBe(true);
  setSingleKeyShortcuts(false);
  expect(singleKeyShortcutsAreOn()).toBe(false);
});
