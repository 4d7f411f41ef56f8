/** The part of the bundler's knowledge of modules that is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names the chunk of a module for the bundler: all that the start-up module imports at once goes into one. Otherwise each
 * module that the app uses too becomes a file of its own, too small to be compressed.
 */
export function startUpChunk(startUpModule: string): (id: string, graph: ModuleGraph) => string | null {
  let imported: ReadonlySet<string> | undefined;
  return (id, graph) => {
    imported ??= importsOf(startUpModule, graph);
    return imported.has(id) ? 'start-up' : null;
  };
}

function importsOf(module: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(module);
  return found;
}
