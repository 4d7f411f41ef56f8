import { describe, expect, it } from 'vitest';
import { checkSearchEnvironment, searchOrigins } from './hosted-environment.ts';

const all = { VITE_ALGOLIA_APP_ID: 'a', VITE_ALGOLIA_SEARCH_KEY: 'k', VITE_ALGOLIA_INDEX: 'i' };

it('lets pages ask the server of a hosted index, and no other without one', () => {
  expect(searchOrigins({})).toEqual([]);
  expect(searchOrigins(all)).toEqual(['https://a-dsn.algolia.net']);
});

describe('a build', () => {
  it.each([
    ['without a hosted index', {}],
    [
      'with empty variables',
      { VITE_ALGOLIA_APP_ID: '', VITE_ALGOLIA_SEARCH_KEY: '', VITE_ALGOLIA_INDEX: '' },
    ],
    ['with all that a hosted index needs', all],
    ['with another server', { ...all, VITE_ALGOLIA_HOST: 'localhost:8800' }],
  ])('goes on %s', (_, environment) => {
    expect(() => checkSearchEnvironment(environment)).not.toThrow();
  });

  it.each(Object.keys(all))('stops and says that %s is missing', (name) => {
    expect(() => checkSearchEnvironment({ ...all, [name]: undefined })).toThrow(`${name} is missing`);
    expect(() => checkSearchEnvironment({ ...all, [name]: ' ' })).toThrow(
      // Vite prints the stack.
      expect.objectContaining({ stack: expect.stringMatching(/^The hosted search index .* alone\.$/) }),
    );
  });

  it('stops if only the server is set', () => {
    expect(() => checkSearchEnvironment({ VITE_ALGOLIA_HOST: 'localhost:8800' })).toThrow(
      'VITE_ALGOLIA_APP_ID and VITE_ALGOLIA_SEARCH_KEY and VITE_ALGOLIA_INDEX are missing',
    );
  });

  it('stops if the server is invalid', () => {
    expect(() => checkSearchEnvironment({ ...all, VITE_ALGOLIA_HOST: 'ftp://x' })).toThrow('host:port');
  });
});
