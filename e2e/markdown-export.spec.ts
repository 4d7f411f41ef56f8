import { address, expect, open, stopClock, test } from './support/test.ts';

const SITE_URL = process.env['SITE_URL'] ?? 'https://craft.js.org';
const PAGE = '/docs/concepts/nodes';

test('a button copies the page as markdown', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, PAGE);
  const copy = page.getByRole('button', { name: 'Copy page' });
  const copied = page.getByRole('button', { name: 'Copied' });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('the button stays in its place while it reports the outcome', async () => {
    const menu = page.getByRole('button', { name: 'More page actions' });
    const before = await menu.boundingBox();
    await copy.click();
    await expect(copied).toBeVisible();
    expect(await menu.boundingBox()).toEqual(before);
  });

  await test.step('a reader copies the page as markdown', async () => {
    await expect(page.locator('#live-region')).toHaveText('Copied');
    expect(await clipboard()).toBe(await (await request.get(address(`${PAGE}.md`))).text());
    await expect(copy).toBeVisible();
  });

  await test.step('the button copies the page that the reader has navigated to', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await copy.click();
    await expect(copied).toBeVisible();
    expect(await clipboard()).toMatch(startOf('Overview'));
  });
});

for (const [what, answer] of [
  ['is not there', { status: 404, body: 'Not found' }],
  ['is a page of the host instead', { status: 200, body: '<!doctype html><title>Hi</title>' }],
] as const) {
  const tag = what === 'is not there' ? [] : '@night';
  test(`a reader is told politely when the markdown ${what}`, { tag }, async ({ page, messages }) => {
    messages.expect(/console warning: The page could not be copied/);
    if (answer.status === 404) messages.expect(/console error: Failed to load resource: .* 404/);
    await page.route('**/*.md', (route) => route.fulfill(answer));
    await open(page, PAGE);
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
    await expect(page.locator('#live-region')).toContainText('View as Markdown');
  });
}

test.describe('without JavaScript', { tag: '@night' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the markdown, and the buttons are not shown', async ({ page }) => {
    await page.goto(address(PAGE));
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'More page actions' })).toBeHidden();
    // Not clicked: for a page that is not HTML, Chromium requests /favicon.ico, and reports that there is none.
    const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
    const markdown = await page.request.get(address(href ?? ''));
    expect(markdown.status()).toBe(200);
    expect(await markdown.text()).toMatch(startOf('Nodes'));
  });
});

test.describe('below a base path', { tag: '@night' }, () => {
  test.use({ site: 'subPath' });

  test('the markdown pages, their links and the button are in the folder of the site', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const markdown = await (await request.get(address(`${PAGE}.md`))).text();
    expect(markdown).toContain(`Source: ${SITE_URL}/craft${PAGE}`);
    expect(markdown).not.toContain(`](${SITE_URL}/docs/`);
    const list = await (await request.get(address('/llms.txt'))).text();
    expect(list).toContain(`(${SITE_URL}/craft${PAGE}.md)`);

    await open(page, PAGE);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });
});

/** The beginning of a markdown page: the address of the list of all pages, and its title. */
function startOf(title: string): RegExp {
  return new RegExp(
    `^> All pages as markdown: https?://\\S+/llms\\.txt\n\n# ${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\n\n> `,
  );
}
