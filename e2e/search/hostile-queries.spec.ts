import { SEARCH_QUERIES } from '../../test-support/search-queries.ts';
import { openSearch } from '../support/search-dialog.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const NOTHING = /^No results for "/;
const SOMETHING = /^\d+ results?$/;
const EITHER = /^(No results for "|\d+ results?(\. Did you mean .+\?)?$)/;
const IDLE = 'Find pages, sections and API names.';

/** The dialog's certain answers to queries, independent of the pages' content. */
const ANSWERS: ReadonlyMap<string, string | RegExp> = new Map<string, string | RegExp>([
  ['nothing', IDLE],
  ['spaces', IDLE],
  ['200,000 characters', NOTHING],
  ['20,000 words', SOMETHING],
  ['signs of regular expressions', NOTHING],
  ['half a character', SOMETHING],
  ['Chinese', NOTHING],
  ['@craftjs/core', SOMETHING],
  ['useNode()', SOMETHING],
  ['<Element />', SOMETHING],
]);

test('the dialog has an answer to any query, and nothing else', async ({ page }) => {
  test.slow();
  await open(page, '/docs/overview');
  const { field, status, dialog } = await openSearch(page);
  for (const [what, query] of SEARCH_QUERIES) {
    await test.step(what, async () => {
      await field.fill(query);
      await expect(status).toHaveText(ANSWERS.get(what) ?? EITHER);
      await expect(dialog.locator('img')).toHaveCount(0);
      expect((await status.textContent())?.length).toBeLessThan(200);
      await field.fill('useNode');
      await expect(status).toHaveText(SOMETHING);
    });
  }
});

/** Queries in an address, and the resulting text in the page's field. Servers reject longer ones. */
const ADDRESSED: readonly (readonly [search: string, field: string])[] = [
  ...SEARCH_QUERIES.filter(([, query]) => query.length < 1000).map(([, query]) => {
    // An address cannot contain half a character.
    const value = query.replaceAll(/\p{Cs}/gu, '\uFFFD');
    return [`?q=${encodeURIComponent(value)}`, value] as const;
  }),
  ['?q=node&q=frame', 'node'],
  ['?q=%E0%A4%A', '\uFFFD%A'],
  ['?q=node%ED%A0%80', 'node\uFFFD\uFFFD\uFFFD'],
  ['?__proto__=x&constructor=y&q=node', 'node'],
  ['?q[]=x&q=node', 'node'],
];

test('the search page works with any query in its address', async ({ page }) => {
  test.slow();
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Search documentation' });
  for (const [index, [search, value]] of ADDRESSED.entries()) {
    await test.step(search, async () => {
      // A link of the site passes a well-formed query to the page in the same way, which costs less than a visit.
      if (index > 0 && search === `?q=${encodeURIComponent(value)}`) {
        await page.evaluate((url) => window.history.pushState(null, '', url), `/search${search}`);
      } else {
        await page.goto(address(`/search${search}`));
        await hydrated(page);
      }
      await expect(field).toHaveValue(value);
      await expect(main.getByRole('status')).toHaveText(
        /^(No results for "|\d+ results?(\. Did you mean .+\?)?$|All \d+ pages)/,
      );
      await expect(main.locator('img')).toHaveCount(0);
    });
  }
  await field.fill('useNode');
  await expect(page).toHaveURL('/search?q=useNode');
  await expect(main.getByRole('status')).toHaveText(SOMETHING);
});

test('a pasted text of 200,000 characters stays in the field, and the address stays short', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Search documentation' });
  const text = 'node frame '.repeat(20_000);
  // A copied page contains line breaks, which a single-line field removes.
  await page.evaluate((copied) => navigator.clipboard.writeText(`${copied}\n`), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page).toHaveURL(/\/search\?q=node\+frame/);
  expect(page.url().length).toBeLessThan(600);
  expect(await field.inputValue()).toBe(text);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SOMETHING);
});
