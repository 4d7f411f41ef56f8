import { describe, expect, it } from 'vitest';
import { covers } from '../../../test-support/untrusted-inputs/unit.ts';
import type { UntrustedInput } from '../../../test-support/untrusted-inputs/untrusted-input.ts';
import { readFrameMessage, writeFrameMessage } from './code-frame.ts';

const read = (message: unknown) => readFrameMessage(JSON.stringify(message));

describe('a message of a code frame', () => {
  it.each<[string, unknown, UntrustedInput<'message of a code frame'>]>([
    ['a text', '"ran"', 'no object'],
    ['no JSON', 'ran', 'no object'],
    ['nothing', 'null', 'no object'],
    ['an object', { kind: 'ran' }, 'another shape'],
    ['another kind', '{"kind":"navigate"}', 'an unknown kind'],
    ['a page that is not text', '{"kind":"page","json":{}}', 'another shape'],
    ['another method of the console', '{"kind":"console","level":"table","text":""}', 'another shape'],
    ['more than the longest page', `{"kind":"page","json":"${'x'.repeat(10_000_000)}"}`, 'a huge page'],
  ])('is ignored if it is %s', (_, data, input) => {
    expect(readFrameMessage(data)).toBeUndefined();
    covers('message of a code frame', input);
  });

  it('loses an invalid place and unknown properties', () => {
    const mistake = { text: 'x', path: 'App.tsx', line: -1, column: 'a', html: '<b>' };
    expect(read({ kind: 'mistake', mistake })).toEqual({ kind: 'mistake', mistake: { text: 'x' } });
    const place = { text: 'x', path: 'x'.repeat(1000), line: 1, column: 1 };
    expect(read({ kind: 'mistake', mistake: place })).toEqual({ kind: 'mistake', mistake: { text: 'x' } });
    expect(read({ kind: 'mistake' })).toEqual({ kind: 'mistake', mistake: { text: '' } });
    covers('message of a code frame', 'a place that is none');
  });

  it('says that a challenge is done only if it says so itself', () => {
    const verdict = { isDone: 'yes', found: 'x'.repeat(6000), html: '<b>' };
    expect(read({ kind: 'verdict', verdict })).toEqual({
      kind: 'verdict',
      verdict: { isDone: false, found: expect.stringMatching(/^x{5000}…$/) },
    });
    covers('message of a code frame', 'another shape');
  });

  it('has its texts cut', () => {
    const text = 'x'.repeat(600_000);
    const written = writeFrameMessage({ kind: 'console', level: 'log', text });
    expect(written.length).toBeLessThan(10_000);
    expect(readFrameMessage(written)).toMatchObject({
      kind: 'console',
      text: expect.stringMatching(/^x+…$/),
    });
    covers('message of a code frame', 'huge text');
  });

  it('says that a page is too large instead of containing it', () => {
    expect(read({ kind: 'page', json: 'x'.repeat(600_000) })).toEqual({
      kind: 'page',
      json: 'This page is too large to be shown.',
    });
    covers('message of a code frame', 'a huge page');
  });
});
