import { sitePaths } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

/** The link check's data of a page. */
interface LinkedPage {
  readonly ids: readonly string[];
  /** As they appear in the HTML. */
  readonly hrefs: readonly string[];
}

test('the links of the pages lead to existing targets, without scripts too', async ({ page, request }) => {
  const pages = new Map<string, LinkedPage>();
  // The not-found page is a page with links too.
  for (const path of [...sitePaths, '/nope']) {
    const html = await (await request.get(address(path))).text();
    pages.set(path, await page.evaluate(readLinks, html));
  }

  await test.step('no page has two elements with the same id', () => {
    for (const [path, { ids }] of pages) {
      expect(ids.length, path).toBeGreaterThan(0);
      expect
        .soft(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          path,
        )
        .toEqual([]);
    }
  });

  await test.step('every link of every page leads to a page that exists, and to a place on it', async () => {
    const broken: string[] = [];
    const answers = new Map<string, number>();
    for (const [path, { hrefs }] of pages) {
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) {
        if (!/^[/#]/.test(href)) continue;
        const target = new URL(href, `http://site${path}`);
        if (!answers.has(target.pathname) && !pages.has(target.pathname)) {
          const response = await request.get(address(target.pathname));
          answers.set(target.pathname, response.status());
        }
        const isPage = pages.has(target.pathname);
        if (!isPage && answers.get(target.pathname) !== 200) broken.push(`${path}: ${href} (no such page)`);
        const id = decodeURIComponent(target.hash.slice(1));
        if (id !== '' && !pages.get(target.pathname)?.ids.includes(id)) {
          broken.push(`${path}: ${href} (no such place)`);
        }
      }
    }
    expect(broken).toEqual([]);
  });
});

/** Runs in an empty page: parses a document as a browser without scripts does. */
function readLinks(html: string): LinkedPage {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return {
    ids: Array.from(parsed.querySelectorAll('[id]'), (element) => element.id),
    hrefs: Array.from(parsed.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? ''),
  };
}
