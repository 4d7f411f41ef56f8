import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const letters = [...'abcdefg'];

it.each([
  ['the middle', 3, 3, 'cde'],
  ['the beginning', 0, 3, 'abc'],
  ['the end', 6, 3, 'efg'],
  ['an even number', 3, 2, 'cd'],
  ['itself alone', 4, 1, 'e'],
  ['all', 3, 7, 'abcdefg'],
  ['more than there are', 3, 20, 'abcdefg'],
  ['no entry', -1, 3, 'abc'],
])('returns the nearest entries: %s', (_, center, count, expected) => {
  expect(nearest(letters, center, count).join('')).toBe(expected);
});
