import { address, expect, open, stopClock, test } from './support/test.ts';

const PAGE = '/docs/concepts/nodes';

test('a button copies the page as markdown', async ({ page, context, request, messages }) => {
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

  await test.step('a reader is told politely when the markdown is not there', async () => {
    messages.expect(/console warning: The page could not be copied/);
    messages.expect(/console error: Failed to load resource: .* 404/);
    await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await stopClock(page);
    await page.getByRole('button', { name: /^Cop(?:y page|ied)$/ }).click();
    await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
    await expect(page.locator('#live-region')).toContainText('View as Markdown');
  });
});

/** The beginning of a markdown page: the address of the list of all pages, and its title. */
function startOf(title: string): RegExp {
  return new RegExp(
    `^> All pages as markdown: https?://\\S+/llms\\.txt\n\n# ${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\n\n> `,
  );
}
