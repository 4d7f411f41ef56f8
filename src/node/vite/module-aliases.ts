import path from 'node:path';

/** Names under which code imports what stands elsewhere than a package or a relative path would say. */
export function moduleAliases(projectRoot: string): Record<string, string> {
  return {
    /** Modules that are made of the content. */
    derived: path.join(projectRoot, '.contentlayer/derived'),
    /** The smallest build of FlexSearch: the package ships it and does not export it. */
    'flexsearch-light': path.join(projectRoot, 'node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
  };
}
