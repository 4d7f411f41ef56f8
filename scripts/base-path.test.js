import { expect, test } from 'vitest';
import { locate, normalizeBase } from './base-path.js';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['craft', '/craft/'],
  ['/craft', '/craft/'],
  ['/craft/docs/', '/craft/docs/'],
])('the base path %o is mounted at %s', (given, mounted) => {
  expect(normalizeBase(given)).toBe(mounted);
});

test.each([
  ['/docs', '/', { kind: 'inside', url: '/docs' }],
  ['/craft/docs?q=1', '/craft/', { kind: 'inside', url: '/docs?q=1' }],
  ['/craft/', '/craft/', { kind: 'inside', url: '/' }],
  ['/craft?q=1', '/craft/', { kind: 'redirect', location: '/craft/?q=1' }],
  ['/', '/craft/', { kind: 'redirect', location: '/craft/' }],
  ['/craftsman', '/craft/', { kind: 'outside' }],
  ['/docs', '/craft/', { kind: 'outside' }],
])('%s on a site mounted at %s', (url, base, target) => {
  expect(locate(url, base)).toEqual(target);
});
