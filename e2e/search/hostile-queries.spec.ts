import { openSearch } from '../support/search-dialog.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const NOTHING = /^No results for "/;
const SOMETHING = /^\d+ results?$/;
const EITHER = /^(No results for "|\d+ results?$)/;
const IDLE = 'Find pages, sections and API names.';

const TYPED: readonly (readonly [what: string, text: string, status: string | RegExp])[] = [
  ['spaces', '     ', IDLE],
  ['200,000 characters', 'x'.repeat(200_000), NOTHING],
  ['20,000 words', 'node '.repeat(20_000), SOMETHING],
  ['markup', '<img src=x onerror=alert(1)>', EITHER],
  ['a name of a prototype', '__proto__', EITHER],
  ['another name of a prototype', 'constructor', EITHER],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: signs of regular expressions
  ['signs of regular expressions', '.*+?^${}()|[]\\', NOTHING],
  ['half a character', 'node\uD800', SOMETHING],
  ['a direction override', '\u202Eedon', EITHER],
  ['an emoji', '🎉', EITHER],
  ['Chinese', '编辑器节点', NOTHING],
  ['C++', 'C++', EITHER],
  ['the name of a package', '@craftjs/core', SOMETHING],
  ['a call', 'useNode()', SOMETHING],
  ['an element', '<Element />', SOMETHING],
];

for (const [what, text, expected] of TYPED) {
  test(`${what} in the dialog: an answer, and nothing else`, async ({ page }) => {
    await open(page, '/docs/overview');
    const { field, status, dialog } = await openSearch(page);
    await field.fill(text);
    await expect(status).toHaveText(expected);
    await expect(dialog.locator('img')).toHaveCount(0);
    expect((await status.textContent())?.length).toBeLessThan(200);
    await field.fill('useNode');
    await expect(status).toHaveText(SOMETHING);
  });
}

const ADDRESSED: readonly (readonly [what: string, search: string, field: string])[] = [
  ['an empty query', '?q=', ''],
  ['spaces', '?q=%20%20', '  '],
  ['a repeated query', '?q=node&q=frame', 'node'],
  ['malformed percent-encoding', '?q=%E0%A4%A', '\uFFFD%A'],
  ['half a character', '?q=node%ED%A0%80', 'node\uFFFD\uFFFD\uFFFD'],
  ['markup', '?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '<img src=x onerror=alert(1)>'],
  ['a direction override', '?q=%E2%80%AEedon', '\u202Eedon'],
  ['a prototype’s name as parameter', '?__proto__=x&constructor=y&q=node', 'node'],
  ['plus signs', '?q=C%2B%2B', 'C++'],
];

for (const [what, search, value] of ADDRESSED) {
  test(`${what} in the address: the page works`, async ({ page }) => {
    await page.goto(address(`/search${search}`));
    await hydrated(page);
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox', { name: 'Search documentation' });
    await expect(field).toHaveValue(value);
    await expect(main.getByRole('status')).toHaveText(/^(No results for "|\d+ results?$|All \d+ pages)/);
    await expect(main.locator('img')).toHaveCount(0);
    await field.fill('useNode');
    await expect(page).toHaveURL('/search?q=useNode');
    await expect(main.getByRole('status')).toHaveText(SOMETHING);
  });
}

test('a pasted text of 200,000 characters stays in the field, and the address stays short', async ({
  page,
}) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Search documentation' });
  const text = 'node frame '.repeat(20_000);
  await field.fill(text);
  await expect(page).toHaveURL(/\/search\?q=node\+frame/);
  expect(page.url().length).toBeLessThan(600);
  expect(await field.inputValue()).toBe(text);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SOMETHING);
});
