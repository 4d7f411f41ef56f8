import { describe, expect, it } from 'vitest';
import { covers } from '../../../test-support/untrusted-inputs/unit.ts';
import type { UntrustedInput } from '../../../test-support/untrusted-inputs/untrusted-input.ts';
import { MAX_MESSAGE_LENGTH, writeFrameMessage } from '../../shared/code-frame.ts';
import { createMessageReader, isLoadedMessage } from './frame-messages.ts';

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

  it.each<[string, Parameters<typeof isLoadedMessage>[0], UntrustedInput<'message'>?]>([
    ['another origin', { ...good, origin: 'https://evil.example' }, 'a wrong origin'],
    ['a sandboxed origin', { ...good, origin: 'null' }, 'the origin "null"'],
    ['another window', { ...good, source: other }, 'another window'],
    ['no window', { ...good, source: null }],
    ['a text', { ...good, data: 'LANDING_PAGE_LOADED' }, 'a text instead of an object'],
    ['nothing', { ...good, data: null }],
    ['another value', { ...good, data: { LANDING_PAGE_LOADED: 'true' } }],
    ['cyclic data', { ...good, data: cyclic }, 'cyclic data'],
    ['huge data', { ...good, data: 'x'.repeat(5_000_000) }, 'huge data'],
  ])('is not taken from %s', (_, message, what) => {
    expect(isLoadedMessage(message, frame, origin)).toBe(false);
    if (what !== undefined) covers('message', what);
  });

  it('is not accepted before the frame has a window', () => {
    expect(isLoadedMessage({ ...good, source: null }, null, origin)).toBe(false);
    covers('message', 'before the listener');
  });
});

describe('the messages of a frame that runs code', () => {
  const ran = writeFrameMessage({ kind: 'ran' });
  const long = (length: number) => writeFrameMessage({ kind: 'page', json: 'x'.repeat(length) });

  it.each<[string, string, number]>([
    ['many of them', ran, 300],
    ['the longest ones', `${ran.slice(0, -1)}, "more": "${'x'.repeat(MAX_MESSAGE_LENGTH - 100)}"}`, 2],
    ['long texts', writeFrameMessage({ kind: 'console', level: 'log', text: 'x'.repeat(9000) }), 19],
  ])('are read only as far as the page keeps responding, for %s', (_, data, most) => {
    const read = createMessageReader();
    const countIn = (start: number) =>
      Array.from({ length: 1000 }, (_, index) => read({ data, timeStamp: start + index })).filter(Boolean)
        .length;
    expect(countIn(2000)).toBe(most);
    expect(countIn(4000)).toBe(most);
  });

  it('are all read from an editor that changes with each frame of the screen', () => {
    const read = createMessageReader();
    const pages = Array.from({ length: 60 }, (_, index) =>
      read({ data: long(20_000), timeStamp: 16 * index }),
    );
    expect(pages.every((message) => message?.kind === 'page')).toBe(true);
  });
});
