import { expect, it } from 'vitest';
import { redirectsFile } from './redirects.ts';

it('hosts redirect former paths, with and without a slash, and former markdown exports', () => {
  const moves = new Map([
    ['/docs/floats', '/docs/guide/zwei flöße'],
    ['/about-us', '/imprint'],
  ]);
  expect(redirectsFile(moves, '/kit/').split('\n')).toEqual([
    '/kit/docs/floats /kit/docs/guide/zwei%20fl%C3%B6%C3%9Fe 301',
    '/kit/docs/floats/ /kit/docs/guide/zwei%20fl%C3%B6%C3%9Fe 301',
    '/kit/docs/floats.md /kit/docs/guide/zwei%20fl%C3%B6%C3%9Fe.md 301',
    '/kit/about-us /kit/imprint 301',
    '/kit/about-us/ /kit/imprint 301',
    '',
  ]);
});
