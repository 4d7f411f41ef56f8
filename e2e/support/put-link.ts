import type { Locator, Page } from '@playwright/test';

/**
 * Puts a link of these attributes into the article, in the place of the one that it put there before: which links there
 * are is for writers to decide.
 */
export async function putLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<Locator> {
  await page.evaluate((given) => {
    document.getElementById('test-link')?.remove();
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.id = 'test-link';
    const code = document.createElement('code');
    code.textContent = 'code';
    link.append('a link with ', code, ' in it');
    document.querySelector('[data-article] p')?.prepend(link);
  }, attributes);
  return page.locator('#test-link');
}
