import { APP_CHUNK } from '../emit/entry-modules.ts';

/** The part of the bundler's module information that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface ChunkGroup {
  /** Names the chunk of a module for the bundler; `null` leaves it to the bundler. */
  name(id: string, graph: ModuleGraph): string | null;
  /** The name in the bundler's messages; without one, the bundler warns at each build. */
  readonly debugName: string;
}

interface Starts {
  /** The entry that each page of the site loads immediately. */
  readonly startUp: string;
  /** The entry that those pages load next. */
  readonly app: string;
  /** The entries of the pages outside the app. */
  readonly standalone: readonly string[];
}

/**
 * Returns the groups of modules that are always loaded together, each of which becomes one chunk: the start-up module
 * with its imports, React, the modules that the app shares with pages outside it, and the app with its own. Otherwise
 * each shared module would become a separate file, too small to compress well and one more request. The order matters:
 * a group includes the imports of its modules, unless an earlier group has them, and the pages outside the app must not
 * load the app.
 */
export function chunkGroups({ startUp, app, standalone }: Starts): ChunkGroup[] {
  return [
    chunk('start-up', (graph) => importsOf([startUp], graph).add(startUp)),
    {
      name: (id) => (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) ? 'react' : null),
      debugName: 'react',
    },
    chunk('shared', (graph) => {
      const elsewhere = importsOf(standalone, graph);
      return new Set([...importsOf([app], graph)].filter((id) => elsewhere.has(id)));
    }),
    chunk(APP_CHUNK, (graph) => {
      const modules = [...importsOf([app], graph).add(app)];
      return new Set(modules.filter((id) => !QUERY_HOOK.test(id)));
    }),
  ];
}

/** What only the search uses of TanStack Query. The app imports the package's index, and that imports every module. */
const QUERY_HOOK = /\/@tanstack\/(?:query-core|react-query)\/.*\/(?:queryObserver|use(?:Base)?Query)\.js$/;

function chunk(name: string, modulesOf: (graph: ModuleGraph) => ReadonlySet<string>): ChunkGroup {
  let modules: ReadonlySet<string> | undefined;
  return {
    name: (id, graph) => {
      modules ??= modulesOf(graph);
      return modules.has(id) ? name : null;
    },
    debugName: name,
  };
}

function importsOf(modules: readonly string[], graph: ModuleGraph): Set<string> {
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
