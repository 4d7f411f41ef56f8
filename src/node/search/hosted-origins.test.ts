import { expect, test } from 'vitest';
import { searchOrigins } from './hosted-environment.ts';

test('a site without a hosted index asks nobody', () => {
  expect(searchOrigins({})).toEqual([]);
});

test('the hosted index is asked at the servers of its application', () => {
  expect(searchOrigins({ VITE_ALGOLIA_APP_ID: 'ABC123' })).toEqual([
    'https://abc123-dsn.algolia.net',
    'https://abc123-1.algolianet.com',
    'https://abc123-2.algolianet.com',
    'https://abc123-3.algolianet.com',
  ]);
});

test('a server of its own is asked instead of them', () => {
  const environment = { VITE_ALGOLIA_APP_ID: 'a', VITE_ALGOLIA_HOST: 'localhost:8108' };
  expect(searchOrigins(environment)).toEqual(['http://localhost:8108']);
});

test('queries without results are sent to the endpoint that is set', () => {
  expect(searchOrigins({ VITE_SEARCH_LOG: 'https://log.example:8443/search' })).toEqual([
    'https://log.example:8443',
  ]);
});
