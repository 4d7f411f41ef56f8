import { expect, test } from 'vitest';
import { searchOrigins } from './hosted-environment.ts';

test('a site without a hosted index has no origins', () => {
  expect(searchOrigins({})).toEqual([]);
});

test('a hosted index has the servers of its application', () => {
  expect(searchOrigins({ VITE_ALGOLIA_APP_ID: 'ABC123' })).toEqual([
    'https://abc123-dsn.algolia.net',
    'https://abc123-1.algolianet.com',
    'https://abc123-2.algolianet.com',
    'https://abc123-3.algolianet.com',
  ]);
});

test('a custom server replaces them', () => {
  const environment = { VITE_ALGOLIA_APP_ID: 'a', VITE_ALGOLIA_HOST: 'localhost:8800' };
  expect(searchOrigins(environment)).toEqual(['http://localhost:8800']);
});
