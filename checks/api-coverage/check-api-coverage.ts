import type { Comparison, Coverage, DocumentedPage } from './compare.ts';
import { compareExports, compareMembers, uncomparedTables } from './compare.ts';
import { publishedExports, publishedMembers } from './published-api.ts';

const PACKAGES = ['@craftjs/core', '@craftjs/layers'];

/** Compares the API tables of the pages with the types and exports of the installed packages. */
export async function checkApiCoverage(
  projectRoot: string,
  pages: readonly DocumentedPage[],
  coverage: readonly Coverage[],
  internal: Iterable<string>,
): Promise<Comparison> {
  const members = coverage.filter((entry) => entry.kind === 'members');
  const [published, ...exports] = await Promise.all([
    publishedMembers(
      projectRoot,
      members.map(({ type }) => type),
    ),
    ...PACKAGES.map((name) => publishedExports(projectRoot, name)),
  ]);
  const comparisons = [
    ...members.map((entry, index) => compareMembers(entry, published[index] ?? [], pages)),
    compareExports(
      coverage.filter((entry) => entry.kind === 'exports'),
      new Set(exports.flatMap((names) => [...names])),
      new Set(internal),
      pages,
    ),
  ];
  return {
    matched: comparisons.reduce((sum, { matched }) => sum + matched, 0),
    problems: [
      ...uncomparedTables(pages, coverage),
      ...new Set(comparisons.flatMap(({ problems }) => problems)),
    ],
  };
}
