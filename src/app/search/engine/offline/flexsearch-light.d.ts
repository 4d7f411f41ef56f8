/** The smallest build of FlexSearch, which the package ships but does not export; `vite.config.ts` knows where it is. */
declare module 'flexsearch-light' {
  export { Index } from 'flexsearch';
}
