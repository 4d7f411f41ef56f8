import { describe, expect, it } from 'vitest';
import { covers } from '../../test-support/untrusted-inputs/unit.ts';
import type { UntrustedInput } from '../../test-support/untrusted-inputs/untrusted-input.ts';
import { readFrameMessage } from './code-frame.ts';

describe('a message of a code frame', () => {
  it.each<[string, unknown, UntrustedInput<'message of a code frame'>]>([
    ['a text', 'ran', 'no object'],
    ['nothing', null, 'no object'],
    ['another kind', { kind: 'navigate' }, 'an unknown kind'],
    ['a page that is no text', { kind: 'page', json: {} }, 'another shape'],
    ['another method of the console', { kind: 'console', level: 'table', text: '' }, 'another shape'],
    ['a page of a million characters', { kind: 'page', json: 'x'.repeat(1_000_000) }, 'a huge page'],
  ])('is ignored if it is %s', (_, data, input) => {
    expect(readFrameMessage(data)).toBeUndefined();
    covers('message of a code frame', input);
  });

  it('loses an invalid place and unknown properties', () => {
    const mistake = { text: 'x', path: 'App.tsx', line: -1, column: 'a', html: '<b>' };
    expect(readFrameMessage({ kind: 'mistake', mistake })).toEqual({
      kind: 'mistake',
      mistake: { text: 'x' },
    });
    expect(readFrameMessage({ kind: 'mistake' })).toEqual({ kind: 'mistake', mistake: { text: '' } });
    covers('message of a code frame', 'a place that is none');
  });

  it('has its texts cut', () => {
    const message = readFrameMessage({ kind: 'console', level: 'log', text: 'x'.repeat(1_000_000) });
    expect(JSON.stringify(message).length).toBeLessThan(10_000);
    covers('message of a code frame', 'huge text');
  });
});
