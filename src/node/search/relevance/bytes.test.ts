import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { searchIndexText } from '../offline-index.ts';
import { ownSite } from '../searchable-site.testing.ts';

/** The maximum number of bytes of records per page, on average, so that writers can add pages without changing it. */
const PAGE_BUDGET = 1_900;

it('offline search needs few bytes per page', async () => {
  const { pages } = await ownSite();
  expect(brotliSize(searchIndexText(pages)) / pages.length).toBeLessThanOrEqual(PAGE_BUDGET);
});

function brotliSize(text: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(text, { params }).length;
}
