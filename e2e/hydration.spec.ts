import { covers } from '../test-support/untrusted-inputs/browser.ts';
import { NOT_FOUND_MESSAGE } from './support/messages.ts';
import { watchSentArticle } from './support/sent-article.ts';
import { readPage, sitePaths } from './support/site-pages.ts';
import { address, expect, open, test } from './support/test.ts';

/** Forms of an address that name the same page, and what may follow it. The plain ones: `every-page.spec.ts`. */
const FORMS = [
  '/docs/overview/',
  '/search/',
  '/docs/overview?from=newsletter',
  '/docs/overview#the-smallest-editor',
  '/docs/overview#no-such-section',
  '/search?q=node',
  '/search?q=12',
  '/search?q=%25%3Cb%3E',
];

const UNKNOWN_ADDRESSES = ['/docs/nope', '/nope', '/Docs/overview', '/docs/overview/nope'];

for (const site of ['main', 'development'] as const) {
  test.describe(site === 'main' ? 'with React’s production build' : 'with React’s development build', () => {
    test.use({ site });

    if (site === 'development') {
      test.beforeEach(({ messages }) => messages.expect(/console info: .*Download the React DevTools/));
    }

    // React's development build says in words what it finds wrong, so that every page is opened with it.
    for (const path of site === 'development' ? [...sitePaths, ...FORMS] : FORMS) {
      test(`${path} comes alive in place, without a message or a second copy of its text`, async ({
        page,
      }) => {
        const expectSentArticle = await watchSentArticle(page);
        await open(page, path);
        await expectSentArticle(path.replace(/[?#].*/, '').replace(/(.)\/$/, '$1'));
        if (path.endsWith('/') && path !== '/') covers('location', 'a trailing slash');
      });
    }

    for (const path of UNKNOWN_ADDRESSES) {
      test(`the not-found page comes alive at ${path}`, async ({ page, messages }) => {
        messages.expect(NOT_FOUND_MESSAGE);
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      });
    }

    test(`the app is React’s ${site === 'main' ? 'production' : 'development'} build`, async ({
      page,
      request,
    }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.url());
      });
      await open(page, '/docs/overview');
      const sources = scripts.map(async (url) => (await request.get(url)).text());
      const code = (await Promise.all(sources)).join('\n');
      // The development build says in words what does not fit; the other has numbers for that.
      expect(code.includes('react.dev/link/hydration-mismatch')).toBe(site === 'development');
      expect(code.includes('Minified React error')).toBe(site === 'main');
    });
  });
}

test('the document of a page holds the text of its article once', async ({ request }) => {
  for (const path of sitePaths) {
    const { html } = readPage(path);
    if (html === '') continue;
    const document = await (await request.get(address(path))).text();
    expect(occurrences(document, html), path).toBe(1);
    // The longest stretch of plain text would be found in any encoding that a second copy might have.
    const [stretch = ''] = html.split(/[^\w ,.]+/).sort((a, b) => b.length - a.length);
    expect(stretch.length, path).toBeGreaterThan(10);
    expect(occurrences(document, stretch), path).toBe(occurrences(html, stretch));
  }
});

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}
