import type { Page } from '@playwright/test';
import { withoutSlash } from '../src/shared/page-path.ts';
import { NOT_FOUND_MESSAGE } from './support/messages.ts';
import { watchSentArticle } from './support/sent-article.ts';
import { isDocPath, readPage, sampleOf, sitePaths } from './support/site-pages.ts';
import { DEVELOPMENT, isEveryPage } from './support/sites.ts';
import { address, expect, open, test } from './support/test.ts';

/**
 * Forms of an address that name the same page, and suffixes that may follow it. The plain ones: `every-page.spec.ts`.
 */
const FORMS = [
  '/docs/overview/?from=newsletter',
  '/docs/overview#no-such-section',
  '/search?q=%25%3Cb%3E',
  ...(isEveryPage
    ? ['/docs/overview/', '/search/', '/docs/overview#the-smallest-editor', '/search?q=node', '/search?q=12']
    : []),
];

const UNKNOWN_ADDRESSES = ['/docs/nope', '/nope', '/Docs/overview', '/docs/overview/nope'];

/** The kind of each page, and the names of its parts. */
const PAGE_PARTS = new Map(
  sitePaths.map((path) => {
    const page = readPage(path);
    const found = [...page.html.matchAll(/ (data-[a-z-]+)/g)].map(([, name = '']) => name);
    return [path, { kind: page.kind, parts: [...new Set([...Object.keys(page), ...found])] }];
  }),
);

/**
 * Pages that together have, and lack, every part apart from text: the fields of a page's data, which determine what
 * surrounds the article, and the elements that scripts look for in it, such as demos, forms of code and folds.
 */
const SAMPLES = sampleOf(sitePaths, (path) => {
  const { kind, parts } = PAGE_PARTS.get(path) ?? { kind: '', parts: [] };
  const all = [...PAGE_PARTS.values()].filter((other) => other.kind === kind).flatMap((other) => other.parts);
  return new Set(all.map((part) => `${kind} ${parts.includes(part) ? 'with' : 'without'} ${part}`));
});

const ADDRESS_FORMS = 'a page at every form of its address';

/**
 * The pages that are opened at night with React's development build, which reports mismatches in words, attributes
 * included. With the production build, `every-page.spec.ts` opens every page, at its plain address.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'every kind of page of the API reference': SAMPLES.filter(isReference),
  'every other kind of page of the documentation': SAMPLES.filter(
    (path) => isDocPath(path) && !isReference(path),
  ),
  'every kind of page beside the documentation': SAMPLES.filter((path) => !isDocPath(path)),
  [ADDRESS_FORMS]: FORMS,
};

test.describe('at its address', () => {
  test.use({ site: DEVELOPMENT });

  test.beforeEach(({ messages }) => messages.allow(/console info: .*Download the React DevTools/));

  for (const [what, paths] of Object.entries(PAGES)) {
    test(`${what} hydrates in place, without a message or a second copy of its text`, {
      tag: what === ADDRESS_FORMS ? [] : '@night',
    }, async ({ page, messages }) => {
      expect(paths.length).toBeGreaterThan(0);
      const expectSentArticle = await watchSentArticle(page);
      for (const path of paths) {
        await test.step(path, async () => {
          await openAfresh(page, path);
          await expectSentArticle(withoutSlash(path.replace(/[?#].*/, '')));
          expect(messages.problems(), path).toEqual([]);
        });
      }
    });
  }

  // With the production build: `not-found.spec.ts`.
  test('the not-found page hydrates at addresses of all forms', { tag: '@night' }, async ({
    page,
    messages,
  }) => {
    messages.expect(NOT_FOUND_MESSAGE);
    for (const path of UNKNOWN_ADDRESSES) {
      await test.step(path, async () => {
        await openAfresh(page, path);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
        expect(messages.problems(), path).toEqual([]);
      });
    }
  });
});

test('the document of a page contains the text of its article once', async ({ request }) => {
  for (const path of sitePaths) {
    const { html } = readPage(path);
    if (html === '') continue;
    const document = await (await request.get(address(path))).text();
    expect(occurrences(document, html), path).toBe(1);
    // The longest stretch of plain text would be found in any encoding of a second copy.
    const [stretch = ''] = html.split(/[^\w ,.]+/).sort((a, b) => b.length - a.length);
    expect(stretch.length, path).toBeGreaterThan(10);
    expect(occurrences(document, stretch), path).toBe(occurrences(html, stretch));
  }
});

/** Opens a page in a tab that has shown another one, with a clean start. */
async function openAfresh(page: Page, path: string): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // Two addresses that only differ in their fragments would be one document.
    await page.goto('about:blank');
  }
  await open(page, path);
}

function isReference(path: string): boolean {
  return path.startsWith('/docs/api/');
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}
