import path from 'node:path';
import { derivedDirectory } from '../site/derived-modules.ts';

/** Returns aliases for imports that are neither exports of a package nor relative paths. */
export function moduleAliases(projectRoot: string): Record<string, string> {
  return {
    /** Modules that are derived from the content. */
    derived: derivedDirectory(projectRoot),
    /** What React has itself since version 18. */
    'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    /** The smallest build of FlexSearch with documents: the package ships it and does not export it. */
    'flexsearch-compact': path.join(
      projectRoot,
      'node_modules/flexsearch/dist/flexsearch.compact.module.min.js',
    ),
  };
}
