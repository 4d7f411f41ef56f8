import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/test.ts';

/** An address that browsers do not trust: neither HTTPS nor this computer. */
const PLAIN = 'http://docs.test';

/** Opens a page of the site by plain HTTP, where browsers have no Clipboard API. */
async function openByPlainHttp(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  await page.route(`${PLAIN}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(PLAIN, new URL(baseURL ?? '').origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(PLAIN + path);
  await hydrated(page);
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
}

/** Pastes into a text field that the test adds, and returns its text. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = page.locator('textarea').last();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  return field.inputValue();
}

test('copying works on a site that is served by plain HTTP', { tag: '@night' }, async ({
  page,
  baseURL,
  messages,
}) => {
  messages.expect(/console error: The Cross-Origin-Opener-Policy header has been ignored/);
  await openByPlainHttp(page, baseURL, '/docs/concepts/nodes');

  await test.step('a sample is copied, and its button keeps the focus', async () => {
    const sample = page.locator('[data-article] figure.code').first();
    const button = sample.getByRole('button', { name: 'Copy code' });
    await button.focus();
    await page.keyboard.press('Enter');
    const copied = sample.getByRole('button', { name: 'Copied' });
    await expect(copied).toBeFocused();
    await expect(page.locator('#live-region')).toHaveText('Copied');
    expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('');
    expect(await pasted(page)).toBe((await sample.locator('code:visible').innerText()).replace(/\n$/, ''));
  });

  await test.step('so is the page as markdown, which is fetched first', async () => {
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.locator('.doc-actions').getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await pasted(page)).toContain('# Nodes');
  });
});
