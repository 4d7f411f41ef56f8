import { describe, expect, it } from 'vitest';
import { isLoadedMessage } from './frame-messages.ts';

const origin = 'https://craft.js.org';
// Windows are compared by identity only.
const frame: Window = Object.create(null);
const other: Window = Object.create(null);
const good = { origin, source: frame, data: { LANDING_PAGE_LOADED: true } };
const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;

describe('the message that the embedded editor has painted', () => {
  it('is accepted from our own frame and origin', () => {
    expect(isLoadedMessage(good, frame, origin)).toBe(true);
  });

  it.each<[string, Parameters<typeof isLoadedMessage>[0]]>([
    ['another origin', { ...good, origin: 'https://evil.example' }],
    ['a sandboxed origin', { ...good, origin: 'null' }],
    ['another window', { ...good, source: other }],
    ['no window', { ...good, source: null }],
    ['a text', { ...good, data: 'LANDING_PAGE_LOADED' }],
    ['nothing', { ...good, data: null }],
    ['another value', { ...good, data: { LANDING_PAGE_LOADED: 'true' } }],
    ['cyclic data', { ...good, data: cyclic }],
    ['huge data', { ...good, data: 'x'.repeat(5_000_000) }],
  ])('is not taken from %s', (_, message) => {
    expect(isLoadedMessage(message, frame, origin)).toBe(false);
  });

  it('is not accepted before the frame has a window', () => {
    expect(isLoadedMessage({ ...good, source: null }, null, origin)).toBe(false);
  });
});
