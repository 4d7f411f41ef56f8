import { expect, test } from 'vitest';
import { withProgress } from './command.js';

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
  expect(lines[1]).toMatch(/^Building the site took \d\.\d s\.$/);
});
