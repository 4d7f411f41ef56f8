import { expect, it } from 'vitest';
import { formatPageJson } from './page-json.ts';

it('the JSON of a page has a line for each value', () => {
  expect(formatPageJson('{"ROOT":{"nodes":["a"]}}')).toBe(
    '{\n  "ROOT": {\n    "nodes": [\n      "a"\n    ]\n  }\n}',
  );
});

it('deeply nested JSON is shown without indentation, which would be longer than the memory', () => {
  const deep = `${'['.repeat(3500)}${']'.repeat(3500)}`;
  const json = `[${Array(9).fill(deep).join(',')}]`;
  expect(formatPageJson(json).length).toBeLessThanOrEqual(json.length);
});

it('the JSON of a page and its lines are cut where they would take long to lay out', () => {
  const accents = `e${'\u0301'.repeat(400_000)}`;
  expect(formatPageJson(accents).length).toBeLessThan(5_000);
  const values = formatPageJson(JSON.stringify(Array(200).fill(accents.slice(0, 2400))));
  expect(values.length).toBeLessThan(250_000);
  expect(Math.max(...values.split('\n').map((line) => line.length))).toBeLessThan(5_000);
});
