import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the examples show the same wordmark as the site', () => {
  const [, path = ''] = /wordmark:\n {2}path: (.+)\n/.exec(readFileSync('content/site.yaml', 'utf8')) ?? [];
  expect(path).not.toBe('');
  expect(readFileSync('src/examples/shared/Brand.tsx', 'utf8')).toContain(`'${path}'`);
});
