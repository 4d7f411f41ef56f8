import { expect, test } from 'vitest';
import { writeFrameMessage } from '../protocol/code-frame.ts';
import { createMessageReader } from './frame-channel.ts';

test('the messages of a frame that runs code are read only as far as the page keeps responding', () => {
  const data = writeFrameMessage({ kind: 'ran' });
  const read = createMessageReader();
  const countIn = (start: number) =>
    Array.from({ length: 1000 }, (_, index) => read({ data, timeStamp: start + index })).filter(Boolean)
      .length;
  expect(countIn(2000)).toBe(200);
  expect(countIn(4000)).toBe(200);
});
