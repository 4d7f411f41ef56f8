import { checkSchema } from './check-fields.ts';
import { fieldLinks, type LinkSource } from './check-links.ts';
import { checkPictures, checkStructure } from './check-structure.ts';
import type { Diagnostic } from './diagnostic.ts';
import { inReadingOrder } from './diagnostic.ts';
import { loadContent, type SourceDocument } from './load-content.ts';

/** Options for the checks of the content folder. */
interface ContentOptions {
  /** Paths of files in problems are relative to this folder. */
  readonly projectRoot: string;
}

/** The result of checking the sources, before any page is compiled. */
interface ContentInspection {
  /** By file and line. */
  readonly problems: readonly Diagnostic[];
  /** The links in the fields of data files and front matter, to be checked once the pages are compiled. */
  readonly linkSources: readonly LinkSource[];
  /** The documents themselves. */
  readonly documents: readonly SourceDocument[];
}

/**
 * Checks every source file against the content schema, and the files against one another, with exact lines. Runs before
 * Contentlayer, which reports no line numbers and misses some mistakes. Never throws for a writer's mistake.
 */
export async function inspectContent(
  contentDirectory: string,
  options: ContentOptions,
): Promise<ContentInspection> {
  const content = await loadContent(contentDirectory, options.projectRoot);
  return {
    problems: inReadingOrder([
      ...checkSchema(content),
      ...checkStructure(content),
      ...(await checkPictures(content, options.projectRoot)),
    ]),
    linkSources: content.documents.map(fieldLinks).filter(({ links }) => links.length > 0),
    documents: content.documents,
  };
}

/** Returns only the problems of {@link inspectContent}. */
export async function validateContent(
  contentDirectory: string,
  options: ContentOptions,
): Promise<Diagnostic[]> {
  return [...(await inspectContent(contentDirectory, options)).problems];
}
