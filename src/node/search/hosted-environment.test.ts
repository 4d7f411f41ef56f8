import { describe, expect, it } from 'vitest';
import { checkHostedEnvironment } from './hosted-environment.ts';

const all = { VITE_ALGOLIA_APP_ID: 'a', VITE_ALGOLIA_SEARCH_KEY: 'k', VITE_ALGOLIA_INDEX: 'i' };

describe('a build', () => {
  it.each([
    ['without a hosted index', {}],
    [
      'with empty variables',
      { VITE_ALGOLIA_APP_ID: '', VITE_ALGOLIA_SEARCH_KEY: '', VITE_ALGOLIA_INDEX: '' },
    ],
    ['with all that a hosted index needs', all],
    ['with another server', { ...all, VITE_ALGOLIA_HOST: 'localhost:8108' }],
  ])('goes on %s', (_, environment) => {
    expect(() => checkHostedEnvironment(environment)).not.toThrow();
  });

  it.each(Object.keys(all))('stops and says that %s is missing', (name) => {
    expect(() => checkHostedEnvironment({ ...all, [name]: undefined })).toThrow(`${name} is missing`);
    expect(() => checkHostedEnvironment({ ...all, [name]: ' ' })).toThrow(`${name} is missing`);
  });

  it('stops where only the server is named', () => {
    expect(() => checkHostedEnvironment({ VITE_ALGOLIA_HOST: 'localhost:8108' })).toThrow(
      'VITE_ALGOLIA_APP_ID and VITE_ALGOLIA_SEARCH_KEY and VITE_ALGOLIA_INDEX are missing',
    );
  });

  it('stops where the server cannot be one', () => {
    expect(() => checkHostedEnvironment({ ...all, VITE_ALGOLIA_HOST: 'ftp://x' })).toThrow('host:port');
  });
});
