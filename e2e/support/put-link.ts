import type { Locator, Page } from '@playwright/test';

/**
 * Adds a link with these attributes to the article, replacing the one that it added before. Writers decide which links
 * the article has of its own.
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
