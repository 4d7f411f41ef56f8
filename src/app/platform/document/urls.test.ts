import { describe, expect, it } from 'vitest';
import { SEARCH_QUERIES } from '../../../../test-support/search-queries.ts';
import { isAppPath, parseSearchParams, stringifySearchParams } from './urls.ts';

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

describe('parameters of a URL', () => {
  it.each([
    ['?q=node', { q: 'node' }],
    ['?q=12', { q: '12' }],
    ['?q=%7B%22a%22%3A1%7D', { q: '{"a":1}' }],
    ['?q=first&q=second', { q: 'first' }],
    ['?q=C%2B%2B', { q: 'C++' }],
    ['?q=%E0%A4%A', { q: '\uFFFD%A' }],
    ['', {}],
  ])('reads %j as plain text', (search, expected) => {
    expect(parseSearchParams(search)).toEqual(expected);
  });

  it.each([
    [{ q: 'useNode() & more' }, '?q=useNode%28%29+%26+more'],
    [{ q: '' }, ''],
    [{ q: undefined }, ''],
    [{}, ''],
  ])('writes %j', (parameters, expected) => {
    expect(stringifySearchParams(parameters)).toBe(expected);
  });

  it('treats the name of a built-in like any other name', () => {
    expect(Object.getPrototypeOf(parseSearchParams('?__proto__=x&constructor=y'))).toBe(Object.prototype);
  });

  it('reads back what it wrote', () => {
    const q = '<Element /> ünï 日本 \u202E "x" #?&=+';
    expect(parseSearchParams(stringifySearchParams({ q }))).toEqual({ q });
  });

  it.each(SEARCH_QUERIES)('read back %s', (_, q) => {
    const read = parseSearchParams(stringifySearchParams({ q }));
    expect(read['q'] ?? '').toBe(q.replace('\uD800', '\uFFFD'));
  });
});
