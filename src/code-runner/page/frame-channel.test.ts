import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_LENGTH, writeFrameMessage } from '../protocol/code-frame.ts';
import { createMessageReader } from './frame-channel.ts';

describe('the messages of a frame that runs code', () => {
  const ran = writeFrameMessage({ kind: 'ran' });

  it.each<[string, string, number]>([
    ['many of them', ran, 300],
    ['the longest ones', `${ran.slice(0, -1)}, "more": "${'x'.repeat(MAX_MESSAGE_LENGTH - 100)}"}`, 20],
    ['long texts', writeFrameMessage({ kind: 'console', level: 'log', text: 'x'.repeat(9000) }), 19],
  ])('are read only as far as the page keeps responding, for %s', (_, data, most) => {
    const read = createMessageReader();
    const countIn = (start: number) =>
      Array.from({ length: 1000 }, (_, index) => read({ data, timeStamp: start + index })).filter(Boolean)
        .length;
    expect(countIn(2000)).toBe(most);
    expect(countIn(4000)).toBe(most);
  });

  it('say that the program has started, also if it logs much at once', () => {
    const read = createMessageReader();
    const log = writeFrameMessage({ kind: 'console', level: 'log', text: 'x'.repeat(9000) });
    for (let count = 0; count < 30; count += 1) read({ data: log, timeStamp: 0 });
    expect(read({ data: ran, timeStamp: 0 })?.kind).toBe('ran');
  });
});
