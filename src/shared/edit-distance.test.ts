import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the distance of a mistyped word', () => {
  it.each([
    ['element', 'element', 0],
    ['elment', 'element', 1],
    ['elementt', 'element', 1],
    ['elemant', 'element', 1],
    ['elemnet', 'element', 1],
    ['elmenet', 'element', 2],
    ['alement', 'element', 1],
  ])('from %s to %s is %i', (typed, term, distance) => {
    expect(editDistance(typed, term, 2)?.whole).toBe(distance);
  });

  it('is also measured to a prefix of a longer word', () => {
    expect(editDistance('elmen', 'elements', 2)).toEqual({ whole: 3, prefix: 1 });
  });

  it('is undefined beyond the maximum', () => {
    expect(editDistance('element', 'editor', 2)).toBeUndefined();
    expect(editDistance('elements', 'el', 2)).toBeUndefined();
  });
});
