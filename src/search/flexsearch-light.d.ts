/** The smallest build of FlexSearch, which the package contains but does not export; `vite.config.ts` resolves it. */
declare module 'flexsearch-light' {
  export { Index } from 'flexsearch';
}
