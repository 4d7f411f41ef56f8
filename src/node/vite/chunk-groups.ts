import type { ChunkingContext, CodeSplittingGroup } from 'rolldown';
import { APP_CHUNK, DIALOGS_CHUNK } from '../emit/entry-modules.ts';

interface Starts {
  /** The entry that each page of the site loads immediately. */
  readonly startUp: string;
  /** The entry that those pages load next. */
  readonly app: string;
  /** The entries of the pages outside the app. */
  readonly standalone: readonly string[];
}

/**
 * Returns the groups of modules that are always loaded together, each of which becomes one chunk: otherwise each shared
 * module would become a separate file, too small to compress well. The order matters: a group includes the imports of its
 * modules, unless an earlier group has them. Pages outside the app must not load the app, nor the search page the dialogs,
 * which it replaces if they cannot be loaded.
 */
export function chunkGroups({ startUp, app, standalone }: Starts): CodeSplittingGroup[] {
  let elsewhere: ReadonlySet<string> | undefined;
  let inApp: ReadonlySet<string> | undefined;
  const shared = (id: string, graph: ChunkingContext) => {
    elsewhere ??= importsOf(standalone, graph);
    inApp ??= importsOf([app], graph);
    return elsewhere.has(id) && inApp.has(id) ? 'shared' : null;
  };
  return [
    { name: 'start-up', test: (id) => id === startUp },
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
    // Without its other name, the bundler warns at each build.
    { name: shared, debugName: 'shared' },
    { name: APP_CHUNK, test: (id) => id === app },
    { name: 'search', test: /\/app\/search\/[^/]+$/ },
    { name: DIALOGS_CHUNK, test: /\/app\/.*Dialog\.tsx$/ },
  ];
}

function importsOf(modules: readonly string[], graph: ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  for (const module of modules) visit(module);
  return found;
}
