import { expect, it } from 'vitest';
import { compareExports, compareMembers, uncomparedTables } from './compare.ts';
import { COVERAGE } from './coverage-map.ts';
import { readDocumentedPages } from './documented-pages.ts';
import { INTERNAL_EXPORTS } from './internal-exports.ts';
import { publishedExports, publishedMembers } from './published-api.ts';

const ROOT = process.cwd();

it('the API pages list exactly what the packages declare', async () => {
  const pages = await readDocumentedPages('content');
  const tables = COVERAGE.filter((entry) => entry.kind === 'members');
  const types = tables.map(({ type }) => type);
  const [members, ...exports] = await Promise.all([
    publishedMembers(ROOT, types),
    publishedExports(ROOT, '@craftjs/core'),
    publishedExports(ROOT, '@craftjs/layers'),
  ]);
  const problems = [
    ...uncomparedTables(pages, COVERAGE),
    ...tables.flatMap((entry, index) => compareMembers(entry, members[index] ?? [], pages)),
    ...compareExports(
      COVERAGE.filter((entry) => entry.kind === 'exports'),
      new Set(exports.flatMap((names) => [...names])),
      Object.keys(INTERNAL_EXPORTS),
      pages,
    ),
  ];
  expect(problems).toEqual([]);
});
