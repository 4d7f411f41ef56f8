import { describe, expect, it } from 'vitest';
import { isAppPath } from './app-path.ts';

describe('a path of the site', () => {
  it.each(['/', '/docs/overview', '/docs/migrating/migrating-0.1.x', '/search', '/nope', '/examples-of-use'])(
    'is a page of the app: %s',
    (path) => expect(isAppPath(path)).toBe(true),
  );

  it.each([
    '/examples/basic/',
    '/examples',
    '/assets/a.js',
    '/data/index.json',
    '/docs/overview.md',
    'docs/overview',
  ])('is a file that the browser loads itself: %s', (path) => expect(isAppPath(path)).toBe(false));
});
