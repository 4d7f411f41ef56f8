import type { DocumentedPage } from './coverage.ts';

/** The names of all entries of some tables of a page, and a sentence for each table that is not there. */
export function namesIn(
  pages: readonly DocumentedPage[],
  slug: string,
  anchors: readonly string[],
): { readonly names: readonly string[]; readonly problems: readonly string[] } {
  const tables = pages.find((page) => page.slug === slug)?.tables ?? [];
  const found = anchors.map((anchor) => tables.find((table) => table.anchor === anchor));
  return {
    names: found.flatMap((table) => table?.names ?? []),
    problems: anchors
      .filter((_, index) => found[index] === undefined)
      .map((anchor) => `${slug}: there is no table with the anchor "${anchor}".`),
  };
}

/** A sentence for each table of the pages that is compared with nothing. */
export function uncomparedTables(
  pages: readonly DocumentedPage[],
  coverage: readonly { readonly page: string; readonly tables: readonly string[] }[],
): readonly string[] {
  return pages.flatMap(({ slug, tables }) => {
    const compared = coverage.filter(({ page }) => page === slug).flatMap((entry) => entry.tables);
    return tables
      .filter(({ anchor }) => !compared.includes(anchor))
      .map(({ anchor }) => `${slug}: the table with the anchor "${anchor}" is compared with nothing.`);
  });
}
