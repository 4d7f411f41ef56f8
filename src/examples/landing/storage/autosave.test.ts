import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

const source = (json: string, canUndo = true) => ({
  serialize: () => json,
  history: { canUndo: () => canUndo, canRedo: () => false },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('does not save a page that nobody has touched', () => {
  const write = vi.fn(() => true);
  createAutosave(write).changed(source('sample', false));
  vi.runAllTimers();
  expect(write).not.toHaveBeenCalled();
});

it('saves once after the last of several changes', () => {
  const write = vi.fn(() => true);
  const autosave = createAutosave(write);
  autosave.changed(source('1'));
  autosave.changed(source('2'));
  expect(autosave.state.get()).toBe('waiting');
  vi.runAllTimers();
  expect(write.mock.calls).toEqual([['2']]);
  expect(autosave.state.get()).toBe('saved');
});

it('saves pending changes when the page is left, and only then', () => {
  const write = vi.fn(() => true);
  const autosave = createAutosave(write);
  autosave.flush();
  autosave.changed(source('1'));
  autosave.flush();
  vi.runAllTimers();
  expect(write).toHaveBeenCalledTimes(1);
});

it('saves the page when every change has been undone', () => {
  const write = vi.fn(() => true);
  const autosave = createAutosave(write);
  autosave.changed(source('changed'));
  vi.runAllTimers();
  autosave.changed(source('as before', false));
  vi.runAllTimers();
  expect(write).toHaveBeenLastCalledWith('as before');
});

it('reports when the browser does not store the page', () => {
  const autosave = createAutosave(() => false);
  autosave.changed(source('1'));
  vi.runAllTimers();
  expect(autosave.state.get()).toBe('failed');
});

it('drops the saved page and pending changes', () => {
  const write = vi.fn(() => true);
  const autosave = createAutosave(write);
  autosave.changed(source('1'));
  autosave.forget();
  vi.runAllTimers();
  expect(write.mock.calls).toEqual([['']]);
});
