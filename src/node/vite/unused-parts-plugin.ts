import type { Plugin } from 'vite';

/**
 * Modules of `@tanstack` that others there import and the site never uses, with the code that takes their place: nothing
 * is changed on a server, no list is without end, and `router.tsx` has its own functions for the parameters of a URL.
 * They would be 1.5 KB of every first visit. If a later release needs more of one, the app fails in the tests.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'query-core/build/modern/mutationCache.js':
    'export class MutationCache { findAll() { return []; } resumePausedMutations() {} clear() {} }',
  'query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;',
  'router-core/dist/esm/searchParams.js':
    'export const defaultParseSearch = undefined, defaultStringifySearch = undefined, parseSearchWith = undefined, stringifySearchWith = undefined;',
};

/** Leaves parts of packages out of the built app. */
export function unusedPartsPlugin(): Plugin {
  return {
    name: 'site:unused-parts',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\/@tanstack\// },
      handler: (id) => UNUSED[id.replace(/^.*\/node_modules\/@tanstack\//, '')],
    },
  };
}
