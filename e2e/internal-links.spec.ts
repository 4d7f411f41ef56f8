import { NOT_FOUND_MESSAGE } from './support/messages.ts';
import { sitePaths } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** What the link check knows of a page. */
interface LinkedPage {
  readonly ids: ReadonlySet<string>;
  /** As they stand in the HTML. */
  readonly hrefs: readonly string[];
}

test('every link of every page leads to a page that exists, and to a place on it', async ({
  page,
  messages,
}) => {
  messages.expect(NOT_FOUND_MESSAGE); // The not-found page is a page with links too.
  const pages = new Map<string, LinkedPage>();
  for (const path of [...sitePaths, '/nope']) {
    await page.goto(address(path));
    const { ids, hrefs } = await page.evaluate(() => ({
      ids: Array.from(document.querySelectorAll('[id]'), (element) => element.id),
      hrefs: Array.from(document.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? ''),
    }));
    pages.set(path, { ids: new Set(ids), hrefs });
  }

  const broken: string[] = [];
  const answers = new Map<string, number>();
  for (const [path, { hrefs }] of pages) {
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) {
      if (!/^[/#]/.test(href)) continue;
      const target = new URL(href, `http://site${path}`);
      if (!answers.has(target.pathname) && !pages.has(target.pathname)) {
        const response = await page.request.get(address(target.pathname));
        answers.set(target.pathname, response.status());
      }
      const isPage = pages.has(target.pathname);
      if (!isPage && answers.get(target.pathname) !== 200) broken.push(`${path}: ${href} (no such page)`);
      const id = decodeURIComponent(target.hash.slice(1));
      if (id !== '' && !pages.get(target.pathname)?.ids.has(id)) {
        broken.push(`${path}: ${href} (no such place)`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('no page has two elements of the same id', async ({ page }) => {
  for (const path of sitePaths) {
    await page.goto(address(path));
    const repeated = await page.evaluate(() => {
      const ids = Array.from(document.querySelectorAll('[id]'), (element) => element.id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(repeated, path).toEqual([]);
  }
});
