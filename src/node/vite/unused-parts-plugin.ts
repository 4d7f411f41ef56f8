import type { Plugin } from 'vite';

/**
 * Modules that other modules of their packages import and the site never uses, with the code that takes their place. They
 * would be 1.9 KB of every first visit. If a package needs more of one, the app fails to start in the tests.
 */
const UNUSED: readonly (readonly [module: string, code: string])[] = [
  // The site sends nothing that changes data, and has no lists without end.
  [
    '@tanstack/query-core/build/modern/mutationCache.js',
    'export class MutationCache { findAll() { return []; } resumePausedMutations() {} clear() {} }',
  ],
  [
    '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;',
  ],
  // `router.tsx` has its own functions for the parameters of a URL.
  [
    '@tanstack/router-core/dist/esm/searchParams.js',
    'export const defaultParseSearch = undefined, defaultStringifySearch = undefined, parseSearchWith = undefined, stringifySearchWith = undefined;',
  ],
];

/** Leaves parts of packages out of the built app. */
export function unusedPartsPlugin(): Plugin {
  return {
    name: 'site:unused-parts',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\/@tanstack\// },
      handler: (id) => UNUSED.find(([module]) => id.endsWith(`/node_modules/${module}`))?.[1],
    },
  };
}
