import { checkSchema } from './check-fields.ts';
import { checkStructure } from './check-structure.ts';
import type { Diagnostic } from './diagnostic.ts';
import { inReadingOrder } from './diagnostic.ts';
import { loadContent, type SourceDocument } from './load-content.ts';

/** The result of checking the sources, before any page is compiled. */
interface ContentInspection {
  /** By file and line. */
  readonly problems: readonly Diagnostic[];
  /** The documents themselves. */
  readonly documents: readonly SourceDocument[];
}

/**
 * Checks every source file against the content schema, and the files against one another, with exact lines. Runs before
 * Contentlayer, which reports no line numbers and misses some mistakes. Never throws for a writer's mistake.
 *
 * @param projectRoot the folder to which paths in problems are relative
 */
export async function inspectContent(
  contentDirectory: string,
  projectRoot: string,
): Promise<ContentInspection> {
  const content = await loadContent(contentDirectory, projectRoot);
  return {
    problems: inReadingOrder([...checkSchema(content), ...checkStructure(content, projectRoot)]),
    documents: content.documents,
  };
}
