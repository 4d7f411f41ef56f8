import { expect, test } from 'vitest';
import { formatDuration, withProgress } from './command.js';

test.each([
  [340.4, '340 ms'],
  [12_340, '12.3 s'],
  [125_000, '2 min 5 s'],
])('%d milliseconds read as "%s"', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test('long work is announced when it starts, and its duration is logged when it has ended', async () => {
  /** @type {string[]} */
  const lines = [];
  const result = await withProgress(
    'Building the site',
    async () => {
      expect(lines).toEqual(['Building the site …']);
      return 7;
    },
    (line) => lines.push(line),
  );
  expect(result).toBe(7);
  expect(lines[1]).toMatch(/^Building the site took \d+ ms\.$/);
});
