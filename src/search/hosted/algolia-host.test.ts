import { describe, expect, it } from 'vitest';
import { algoliaHost } from './algolia-host.ts';

describe('the server of the hosted index', () => {
  it.each([
    ['search.example', { url: 'search.example', protocol: 'https' }],
    ['search.example:8443', { url: 'search.example', port: 8443, protocol: 'https' }],
    ['http://search.example:80/', { url: 'search.example', protocol: 'http' }],
    ['127.0.0.1:8800', { url: '127.0.0.1', port: 8800, protocol: 'http' }],
    ['localhost:8800', { url: 'localhost', port: 8800, protocol: 'http' }],
    ['https://localhost:8800', { url: 'localhost', port: 8800, protocol: 'https' }],
  ])('may be written as %s', (value, expected) => {
    expect(algoliaHost(value)).toEqual({ ...expected, accept: 'readWrite' });
  });

  it.each([
    '',
    ' ',
    'ftp://x.example',
    'https://x.example/path',
    'a b',
    'https://user:pw@x.example',
    'x:99999',
  ])('cannot be %j', (value) => {
    expect(algoliaHost(value)).toBeUndefined();
  });
});
