/** The smallest build of FlexSearch with documents, which the package contains but does not export; `vite.config.ts` resolves it. */
declare module 'flexsearch-compact' {
  export { Document } from 'flexsearch';
}
