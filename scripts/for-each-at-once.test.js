import { expect, test } from 'vitest';
import { forEachAtOnce } from './for-each-at-once.js';

test('each page is written once, however many are written at a time', async () => {
  const pages = Array.from({ length: 50 }, (_, index) => index);
  /** @type {number[]} */
  const written = [];
  await forEachAtOnce(pages, 8, async (page) => {
    await Promise.resolve();
    written.push(page);
  });
  expect(written.toSorted((a, b) => a - b)).toEqual(pages);
});

test('a page that cannot be written fails the build', async () => {
  const write = () => Promise.reject(new Error('The disk is full.'));
  await expect(forEachAtOnce(['/', '/search'], 8, write)).rejects.toThrow('The disk is full.');
});
