import { expect, it } from 'vitest';
import { checkApiCoverage } from './check-api-coverage.ts';
import { COVERAGE } from './coverage-map.ts';
import { readDocumentedPages } from './documented-pages.ts';
import { INTERNAL_EXPORTS } from './internal-exports.ts';

it('the API pages list exactly what the packages declare', async () => {
  const pages = await readDocumentedPages('content');
  const { matched, problems } = await checkApiCoverage(
    process.cwd(),
    pages,
    COVERAGE,
    Object.keys(INTERNAL_EXPORTS),
  );
  console.log(`API coverage: ${matched} documented entries match the published types.`);
  expect(problems).toEqual([]);
}, 60_000);
