import { expect, test } from 'vitest';
import { searchOrigins } from './hosted-environment.ts';

test('a site without a hosted index has no origins', () => {
  expect(searchOrigins({})).toEqual([]);
});

test('a hosted index has the server of its application', () => {
  expect(searchOrigins({ VITE_ALGOLIA_APP_ID: 'ABC123' })).toEqual(['https://abc123-dsn.algolia.net']);
});

test('a custom server replaces it', () => {
  const environment = { VITE_ALGOLIA_APP_ID: 'a', VITE_ALGOLIA_HOST: 'localhost:8800' };
  expect(searchOrigins(environment)).toEqual(['http://localhost:8800']);
});
