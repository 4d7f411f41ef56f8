/** The part of the bundler's knowledge of modules that is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Names the chunk of a module for the bundler; `null` leaves it to the bundler. */
type NameChunk = (id: string, graph: ModuleGraph) => string | null;

interface ChunkGroup {
  readonly name: NameChunk;
  /** The name in the bundler's messages; without one, the bundler warns at each build. */
  readonly debugName: string;
}

/** The modules, by their absolute paths, at which something of the site starts. */
interface Starts {
  /** The entry that each page of the site loads at once. */
  readonly startUp: string;
  /** The entry that follows on those pages. */
  readonly app: string;
  /** The entries of the pages outside the app. */
  readonly standalone: readonly string[];
}

/**
 * What is always loaded together is one chunk each: what the start-up module imports, React, what the app shares with
 * pages outside it, and what it needs alone. Otherwise each module that something else uses too becomes a file of its
 * own, too small to be compressed well and one more to ask for. The order counts: a group takes what its modules import
 * along, unless a group before it has that, and the pages outside the app must not load the app.
 */
export function chunkGroups({ startUp, app, standalone }: Starts): ChunkGroup[] {
  return [
    chunk('start-up', (graph) => importsOf([startUp], graph)),
    {
      name: (id) => (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) ? 'react' : null),
      debugName: 'react',
    },
    chunk('shared', (graph) => {
      const elsewhere = importsOf(standalone, graph);
      return new Set([...importsOf([app], graph)].filter((id) => elsewhere.has(id)));
    }),
    chunk('app', (graph) => importsOf([app], graph)),
  ];
}

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

/** All that modules import at once, directly or not. */
function importsOf(modules: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
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
