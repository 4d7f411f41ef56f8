import { expectLinkPreview } from './support/link-preview.ts';
import { isDocPath, readPage, sitePaths } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

// Without scripts, the page contains nothing but the prerendered HTML.
test.use({ javaScriptEnabled: false });

/** The pages of the specification below `/docs/`. */
const SPECIFIED = (
  'acknowledgements additional/layers api/editor api/editor-state api/element api/frame api/helpers api/node ' +
  'api/nodetree api/useEditor api/useNode api/user-component concepts/editor concepts/nodes ' +
  'concepts/user-components guides/basic-tutorial guides/save-load-state migrating/migrating-0.1.x overview sponsor'
).split(' ');

const SITE_URL = process.env['SITE_URL'] ?? 'https://craft.js.org';

test('every page has all of its text, begins with its description, and has a link preview', async ({
  page,
  request,
}) => {
  await test.step('the addresses of the specification have pages', () => {
    const addresses = ['/', '/search', ...SPECIFIED.map((slug) => `/docs/${slug}`)];
    expect(sitePaths).toEqual(expect.arrayContaining(addresses));
  });

  const documents = new Map<string, string>();
  for (const path of sitePaths) {
    await test.step(path, async () => {
      const response = await request.get(address(path), { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const html = await response.text();
      documents.set(path, html);

      const { beginning, ...parts } = await page.evaluate(readDocument, html);
      const { title, description, html: article } = readPage(path);
      expect(description).not.toBe('');
      expect(parts).toEqual({
        title: `${title} | craft.js`,
        headings: isDocPath(path) ? [title] : [expect.any(String)],
        lead: isDocPath(path) ? description : expect.anything(),
        // `hydration.spec.ts` compares its text.
        articles: article === '' ? 0 : 1,
        // The parts of the document's head that browsers, search engines and the hosted crawler read.
        root: { lang: 'en', dir: 'ltr', theme: 'light' },
        descriptions: [description],
        languages: ['en'],
        versions: ['current'],
        tags: [isDocPath(path) ? 'docs-default-current' : 'default'],
        canonical: [`${SITE_URL}${path}`],
      });
      if (isDocPath(path)) {
        const repeated = description.replace(/\.$/, '');
        expect(beginning.startsWith(repeated), 'the text repeats the description').toBe(false);
      }
      expectLinkPreview(html, /^\/(?:cards\/[\w.-]+|social-card)\.png$/);
    });
  }

  await test.step('every page is the same with a trailing slash', async () => {
    for (const [path, html] of documents) {
      const withSlash = await request.get(address(path.replace(/\/?$/, '/')), { maxRedirects: 0 });
      expect(withSlash.status(), path).toBe(200);
      expect(await withSlash.text(), path).toBe(html);
    }
  });
});

test('the address of the documentation leads to its main page', async ({ page, baseURL }) => {
  for (const path of ['/docs', '/docs/']) {
    await test.step(`${path} leads to the main page of the documentation`, async () => {
      await page.goto(address(path));
      await page.waitForURL(`${baseURL}docs/migrating/migrating-0.1.x`);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }
});

/**
 * Runs in an empty page. Parses a document as a browser without scripts does, and reads the parts that the test needs.
 */
function readDocument(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const textOf = (element: Element | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  const meta = (name: string) => all(`meta[name="${name}"]`).map((tag) => tag.getAttribute('content'));
  const { lang, dir, dataset } = parsed.documentElement;
  const [article, ...more] = all('[data-article]');
  return {
    title: parsed.title,
    headings: all('h1').map(textOf),
    lead: textOf(all('h1 ~ .doc-lead')[0]),
    articles: article === undefined ? 0 : 1 + more.length,
    beginning: textOf(article),
    root: { lang, dir, theme: dataset['theme'] },
    descriptions: meta('description'),
    languages: meta('docsearch:language'),
    versions: meta('docsearch:version'),
    tags: meta('docsearch:docusaurus_tag'),
    canonical: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
  };
}
