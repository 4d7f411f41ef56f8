import { describe, expect, it } from 'vitest';
import { readFrameMessage, writeFrameMessage } from './code-frame.ts';

const read = (message: unknown) => readFrameMessage(JSON.stringify(message));

describe('a message of a code frame', () => {
  it.each<[string, unknown]>([
    ['a text', '"ran"'],
    ['no JSON', 'ran'],
    ['nothing', 'null'],
    ['an object', { kind: 'ran' }],
    ['another kind', '{"kind":"navigate"}'],
    ['another method of the console', '{"kind":"console","level":"table","text":""}'],
    ['more than the longest message', `{"kind":"mistake","mistake":"${'x'.repeat(10_000_000)}"}`],
  ])('is ignored if it is %s', (_, data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });

  it('loses an invalid place and unknown properties', () => {
    const mistake = { text: 'x', path: 'App.tsx', line: -1, column: 'a', html: '<b>' };
    expect(read({ kind: 'mistake', mistake })).toEqual({ kind: 'mistake', mistake: { text: 'x' } });
    expect(read({ kind: 'mistake' })).toEqual({ kind: 'mistake', mistake: { text: '' } });
  });

  it('says that a challenge is done only if it says so itself', () => {
    const verdict = { isDone: 'yes', found: 'x'.repeat(6000), html: '<b>' };
    expect(read({ kind: 'verdict', verdict })).toEqual({
      kind: 'verdict',
      verdict: { isDone: false, found: expect.stringMatching(/^x{2000}…$/) },
    });
  });

  it('has its texts cut', () => {
    const text = 'x'.repeat(600_000);
    const written = writeFrameMessage({ kind: 'console', level: 'log', text });
    expect(written.length).toBeLessThan(10_000);
    expect(readFrameMessage(written)).toMatchObject({
      kind: 'console',
      text: expect.stringMatching(/^x+…$/),
    });
  });
});
