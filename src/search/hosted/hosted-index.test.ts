import { describe, expect, it } from 'vitest';
import { hostedOrigin, parseHost } from './hosted-index.ts';

describe('the server of the hosted index', () => {
  it.each([
    ['search.example', 'https://search.example'],
    ['search.example:8443', 'https://search.example:8443'],
    ['http://search.example:80/', 'http://search.example'],
    ['127.0.0.1:8800', 'http://127.0.0.1:8800'],
    ['localhost:8800', 'http://localhost:8800'],
    ['https://localhost:8800', 'https://localhost:8800'],
  ])('may be written as %s', (value, expected) => {
    expect(parseHost(value)).toBe(expected);
    expect(hostedOrigin('ABC123', value)).toBe(expected);
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
    expect(parseHost(value)).toBeUndefined();
  });

  it('is that of the application if there is no other', () => {
    expect(hostedOrigin('ABC123')).toBe('https://abc123-dsn.algolia.net');
  });
});
