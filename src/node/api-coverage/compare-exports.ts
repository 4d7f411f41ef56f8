import type { Comparison, DocumentedPage, ExportTables } from './coverage.ts';
import { namesIn } from './named-tables.ts';

/**
 * Compares what the packages export with what the pages name: as the subject of a page or as an entry of one of the
 * tables of exports. What is `internal` needs no entry, and must have none.
 */
export function compareExports(
  coverage: readonly ExportTables[],
  exports: ReadonlySet<string>,
  internal: ReadonlySet<string>,
  pages: readonly DocumentedPage[],
): Comparison {
  const listed = coverage.map(({ page, tables }) => ({ page, ...namesIn(pages, page, tables) }));
  const documented = new Set([
    ...pages.map(({ subject }) => subject),
    ...listed.flatMap(({ names }) => names),
  ]);
  const published = [...exports].sort();
  return {
    matched: published.filter((name) => documented.has(name)).length,
    problems: [
      ...listed.flatMap(({ problems }) => problems),
      ...published
        .filter((name) => !documented.has(name) && !internal.has(name))
        .map(
          (name) => `The export "${name}" is in no table of exports, is no page's title and not internal.`,
        ),
      ...listed.flatMap(({ page, names }) =>
        names
          .filter((name) => !exports.has(name))
          .map((name) => `${page}: "${name}" is documented as an export, but no package exports it.`),
      ),
      ...[...internal]
        .filter((name) => documented.has(name) || !exports.has(name))
        .map((name) => `"${name}" need not be called internal: it is documented, or no package exports it.`),
    ],
  };
}
